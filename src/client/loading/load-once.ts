import { hasFields } from '../../shared/has-fields.ts';

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
 * therefore loaded with a query in its address, which static file servers ignore. `exports` are
 * names of its exports, so that another file at the address is not taken for the module.
 */
export async function importAlone<Module extends object>(
  address: URL,
  failures: number,
  ...exports: readonly (keyof Module & string)[]
): Promise<Module> {
  const { href } = new URL(failures > 0 ? `?try=${failures}` : '', address);
  const module: unknown = await import(href);
  if (!hasFields<Module>(module, ...exports)) throw new TypeError(href);
  return module;
}
