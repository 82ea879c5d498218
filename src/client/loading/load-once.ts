/**
 * Returns a function that loads something only once. After a failure, the next call tries again.
 * `load` receives the number of failures.
 */
export function loadOnce<Loaded>(load: (failures: number) => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  let failures = 0;
  return () => {
    loading ??= load(failures).catch((error: unknown) => {
      loading = undefined;
      failures += 1;
      throw error;
    });
    return loading;
  };
}

/**
 * Imports a module that has no imports and that no other module imports; rejects if it cannot be
 * loaded. Browsers keep a failed module until the page is left. After a failure the module is
 * therefore loaded with a query in its address, which static file servers ignore.
 */
export async function importAlone<Module>(address: URL, failures: number): Promise<Module> {
  const { href } = new URL(failures > 0 ? `?try=${failures}` : '', address);
  // The address has a hash of the module's bytes, so it is the module that the caller names. A
  // check of its exports would only add bytes to the first script.
  const module: Module = await import(href);
  return module;
}
