import { fileURLToPath } from "node:url";

/** Where the build finds things and puts them. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const WEB = `${ROOT}web/`;
export const PACKAGES = `${WEB}node_modules/`;
export const WHEELS = `${ROOT}.build/wheels/`;
export const PYTHON_FILES = `${ROOT}.build/python/`;
export const SITE = `${ROOT}dist/`;
