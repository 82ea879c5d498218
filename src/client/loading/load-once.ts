/**
 * Returns the function that loads something once, however often it is asked for; what has failed is tried anew by the next who asks.
 * `load` is told how often it has failed.
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
 * Returns a module that imports no other and that none imports; rejects if it does not come. Browsers keep a failed module until the
 * page is left, so after a failure it is asked for under another address: with a query, which servers of files leave alone.
 */
export async function importAlone<Module>(address: URL, failures: number): Promise<Module> {
  const { href } = new URL(failures > 0 ? `?try=${failures}` : '', address);
  // The build names the module, so what it exports is known only to who asks for it.
  const module: Module = await import(href);
  return module;
}
