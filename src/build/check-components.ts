import { nearest } from '../config/nearest.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import { tabTags } from '../markdown/mdx/tab-tags.ts';
import type { Problem } from '../shared/problem.ts';

/** Returns a mistake for every component of a page that neither the page nor the theme has. */
export function checkComponents(
  pages: ReadonlyMap<string, CompiledPage>,
  ofTheme: readonly string[],
): readonly Problem[] {
  const known = [...ofTheme, ...tabTags].toSorted();
  return [...pages].flatMap(([file, { program }]) =>
    (program?.components ?? []).flatMap(({ name, line, column }): Problem[] => {
      if (known.includes(name)) return [];
      const near = nearest(name, known);
      const hint = [
        ...(near === null ? [] : [`Did you mean \`<${near}>\`?`]),
        `Import it, \`import ${name.split('.')[0]} from '…'\`, or use one of the theme's: ${known.join(', ')}.`,
      ].join(' ');
      return [{ severity: 'error', title: `There is no component \`<${name}>\``, hint, file, line, column }];
    }),
  );
}
