import type { Config, Locale } from '../config/config.ts';
import { localize } from '../config/localize.ts';
import type { Summary } from './summarize.ts';

/** Returns a summary with each `:var[key]` replaced by its value, as the page itself shows it. */
export function fillVariables({ heading, paragraph }: Summary, locale: Locale, config: Config): Summary {
  const { variables } = config.markdown;
  const fill = (text: string | null): string | null =>
    text?.replace(/:var\[([^[\]]*)\]/g, (whole, key: string) => {
      const value = Object.hasOwn(variables, key) ? variables[key] : undefined;
      return value === undefined ? whole : localize(value, locale, config);
    }) ?? null;
  return { heading: fill(heading), paragraph: fill(paragraph) };
}
