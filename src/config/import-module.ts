import { hasFields } from '../shared/has-fields.ts';
import type { ModuleBundle } from './bundle-module.ts';

/** Start of the `data:` URL of a module. */
const urlPrefix = 'data:text/javascript;base64,';

/**
 * Returns the URL from which Node imports the code of a module. It contains the code, so no file is
 * written, and a site in a read-only folder can be checked too.
 */
export function moduleUrl({ code }: Pick<ModuleBundle, 'code'>): string {
  return urlPrefix + Buffer.from(code).toString('base64');
}

/** Returns the default export of a module; undefined if it has none. */
export async function importDefault(url: string): Promise<unknown> {
  const module: unknown = await import(url);
  return hasFields<{ readonly default: unknown }>(module, 'default') ? module.default : undefined;
}
