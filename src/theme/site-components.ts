import type { ElementType } from 'react';
import { UsageError } from '../shared/usage-error.ts';

type Components = Readonly<Record<string, ElementType>>;

/** Components for all pages, as `theme/mdx-components.tsx` of a site exports them. */
export type MdxComponents = Components;

interface ThemeComponents {
  readonly markdownComponents: Components;
  readonly mdxComponents: Components;
}

/**
 * Returns the components of all pages with those of a site: a capitalized name is a component of
 * `.mdx` pages, any other name an element of `.md` and `.mdx` pages. Throws a `UsageError` for a
 * value that is no component.
 */
export function siteComponents(theme: ThemeComponents, own: unknown): ThemeComponents {
  if (typeof own !== 'object' || own === null)
    throw new UsageError('its default export is not an object.', 'Write `export default { a: MyLink, Button }`.');
  const entries = Object.entries(own);
  for (const [name, value] of entries) {
    if (typeof value === 'function' || typeof value === 'string' || (typeof value === 'object' && value !== null))
      continue;
    const what = value === undefined ? 'undefined' : `a ${typeof value}`;
    throw new UsageError(`\`${name}\` is ${what}, not a component.`, 'Check its import.');
  }
  const of = (isCapitalized: boolean): Components =>
    Object.fromEntries(entries.filter(([name]) => /^[A-Z]/.test(name) === isCapitalized));
  return {
    markdownComponents: { ...theme.markdownComponents, ...of(false) },
    mdxComponents: { ...theme.mdxComponents, ...of(true) },
  };
}
