import { boot } from "./boot.js";
import { serve } from "./serving.js";

await serve((onProgress) => boot(ENGINE_FILES, import.meta.url, onProgress));
