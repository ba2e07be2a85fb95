// Python's program, compiled before Python's loader asks for it: sooner, and because of a program that cannot be
// compiled the loader would never tell.

/**
 * @param {string} address
 * @returns {Promise<WebAssembly.Module>} rejects where it cannot be fetched or compiled
 */
export async function fetchProgram(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
  // A plain server may not know the type without which no browser compiles what is still coming in.
  const isTyped = response.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Lets a loader begin that finds the program compiled.
 *
 * @template T
 * @param {WebAssembly.Module} program
 * @param {string} address where the loader would fetch it
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
export async function withProgram(program, address, load) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (resource, options) =>
    String(resource) === address ? new Response() : fetch(resource, options);
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: program,
    instance: await WebAssembly.instantiate(program, imports),
  });
  try {
    return await load();
  } finally {
    Object.assign(globalThis, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  }
}
