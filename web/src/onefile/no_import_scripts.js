// Pyodide refuses to run in a classic worker, which it tells by this function; it needs nothing else of what
// such a worker lacks. To be imported before it.
Object.assign(self, { importScripts: undefined });
