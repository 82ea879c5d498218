import * as z from 'zod';
import { DocsgenError } from '../../shared/problem.ts';
import type { ChangedCss, CssSource } from '../contract/css-hook.ts';
import type { OpenedPlugin } from '../loading/open-plugins.ts';
import { hookFailure } from './hook-failure.ts';

const resultSchema = z.union([
  z.string().transform((text) => ({ text, dependencies: [] })),
  z.strictObject({ text: z.string(), dependencies: z.array(z.string()).optional() }),
]);

/**
 * Returns a style sheet after the hooks `css` of these plugins, which are called one after the
 * other. Throws a `DocsgenError` if one fails.
 */
export async function transformCss(plugins: readonly OpenedPlugin[], { file, text }: CssSource): Promise<ChangedCss> {
  let changed = text;
  const dependencies: string[] = [];
  for (const opened of plugins) {
    const { css } = opened.plugin;
    if (css === undefined) continue;
    try {
      const result = (await css({ file, text: changed })) ?? null;
      if (result === null) continue;
      const { success, data } = resultSchema.safeParse(result);
      if (!success) throw new TypeError('it returns neither a string nor `{ text, dependencies }`');
      changed = data.text;
      dependencies.push(...(data.dependencies ?? []));
    } catch (cause) {
      // The plugin knows what is wrong in the file.
      if (cause instanceof DocsgenError) throw cause;
      throw hookFailure({ opened, hook: 'css', cause, place: { file }, subject: file });
    }
  }
  return { text: changed, dependencies };
}
