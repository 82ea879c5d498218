import type { CompiledPage, MarkdownMessage } from '../page/compiled-page.ts';

/** The specifier by which the module of a component page imports the file of the page. */
export const pageFileModule = 'docsgen:page-file';

/** Matches `export default` and `export { Page as default }`. */
const defaultExport = /^export\s+(?:default\b|\{[^}]*\bas\s+default\b)/m;

const directive = /^(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/)*(['"])use client\1/;

/** The module that renders the component of a page, and loads the data of the page. */
const moduleCode = `import * as page from '${pageFileModule}';
export const values = [(scope) => scope.component];
export const names = { Page: () => page.default };
export const load = page.load;`;

/**
 * Returns a component page in the form of a compiled page: its tree is one use of the component
 * that the file exports by default. Only the bundler reads the rest of the file.
 */
export function compileComponentPage(source: string): CompiledPage {
  const at = defaultExport.exec(source)?.index ?? 0;
  const place = { line: source.slice(0, at).split('\n').length, column: 1 };
  const jsx = { name: 'Page', attributes: [{ name: null, index: 0 }], ...place };
  const messages = findMistakes(source);
  return {
    tree: {
      type: 'root',
      children: [{ type: 'element', tagName: 'docs-jsx', properties: {}, children: [], data: { jsx } }],
    },
    excerpt: null,
    mdxModule:
      messages.length > 0
        ? null
        : {
            code: moduleCode,
            parts: [{ file: null, before: 0 }],
            spans: [],
            components: [],
            mentions: [],
            hasImports: true,
          },
    isParsed: messages.length === 0,
    isEmpty: false,
    hasExcerpt: false,
    titleId: null,
    headings: [],
    references: [],
    diagrams: [],
    ids: [],
    words: 0,
    messages,
    dependencies: [],
  };
}

function findMistakes(source: string): readonly MarkdownMessage[] {
  const at = { severity: 'error', line: 1, column: 1 } as const;
  if (directive.test(source)) {
    const title = "A page cannot begin with 'use client'";
    const hint =
      "Move the part that needs a browser into its own component in a file that begins with 'use client', and import it.";
    return [{ ...at, code: 'invalid-component', title, hint }];
  }
  if (defaultExport.test(source)) return [];
  const hint = 'Write `export default function Page() { … }`: the component that the page shows.';
  return [{ ...at, code: 'missing-export', title: 'The page has no component as its default export', hint }];
}
