import { nearest } from '../shared/nearest.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { includedPath } from '../markdown/includes/included-path.ts';
import { asProblem, type Problem } from '../shared/problem.ts';

/**
 * Returns a problem for each component that a page uses and that neither the page nor the theme
 * has.
 */
export function checkComponents(
  pages: ReadonlyMap<string, PageMetadata>,
  ofTheme: readonly string[],
): readonly Problem[] {
  const known = ofTheme.toSorted();
  return [...pages].flatMap(([page, { mdxModule }]) =>
    (mdxModule?.components ?? []).flatMap(({ name, file: included, line, column }): Problem[] => {
      if (known.includes(name)) return [];
      const file = included === undefined ? page : includedPath(page, included);
      const near = nearest(name, known);
      const hint = [
        ...(near === null ? [] : [`Did you mean \`<${near}>\`?`]),
        `Import it, \`import ${name.split('.')[0]} from '…'\`, or use one of the theme's: ${known.join(', ')}.`,
      ].join(' ');
      const title = `There is no component \`<${name}>\``;
      return [asProblem({ code: 'unknown-component', title, hint, file, line, column })];
    }),
  );
}
