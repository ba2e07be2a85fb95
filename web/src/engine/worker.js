import { boot } from "./boot.js";
import { serve } from "./serving.js";
import { FRESH } from "./worker_names.js";

const mayUseSnapshot = self.name !== FRESH;
await serve((onProgress) => boot(ENGINE_FILES, import.meta.url, onProgress, mayUseSnapshot));
