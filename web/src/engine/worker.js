import { boot } from "./boot.js";
import { FRESH } from "./create_worker.js";
import { serve } from "./serving.js";

const mayUseSnapshot = self.name !== FRESH;
await serve((onProgress) => boot(ENGINE_FILES, import.meta.url, onProgress, mayUseSnapshot));
