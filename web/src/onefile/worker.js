import { serve } from "../engine/serving.js";
import { boot } from "./boot.js";

/** The first message brings the files. */
const files = new Promise((take) => {
  self.addEventListener("message", ({ data }) => take(data), { once: true });
});
serve(async (onProgress) => boot(await files, onProgress));
