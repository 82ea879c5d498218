import { codeScheme, pictureCodeScheme } from '../shared/code-scheme.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Problem } from '../shared/problem.ts';
import type { Locate } from './config.ts';
import { pathText } from './validate.ts';
import type { PartialConfig } from './schema/site-config.ts';

interface HtmlField {
  readonly path: readonly PropertyKey[];
  readonly html: LocalizedText;
}

/** Returns a mistake for every address in the configuration's raw HTML that would run code. */
export async function findCodeInHtml(parsed: PartialConfig, file: string, locate: Locate): Promise<readonly Problem[]> {
  const fields = htmlFields(parsed).filter(({ html }) => textsOf(html).some((text) => text.includes('<')));
  if (fields.length === 0) return [];
  // Few sites have any, and a parser takes its time to load.
  const { Parser } = await import('htmlparser2');
  return fields.flatMap(({ path, html }): readonly Problem[] => {
    const problems: Problem[] = [];
    const onattribute = (name: string, value: string) => {
      const scheme = links.has(name) ? codeScheme(value) : pictures.has(name) ? pictureCodeScheme(value) : null;
      if (scheme === null) return;
      const title = `The HTML of \`${pathText(path)}\` has an address that begins with \`${scheme}\`, which leads nowhere`;
      const hint = 'Pages run no scripts of their own: name a page, a file or an address.';
      problems.push({ severity: 'error', title, hint, file, ...locate(path) });
    };
    for (const text of textsOf(html)) new Parser({ onattribute }).end(text);
    return problems.slice(0, 1);
  });
}

const links: ReadonlySet<string> = new Set(['href', 'action', 'formaction', 'xlink:href']);
const pictures: ReadonlySet<string> = new Set(['src', 'data']);

function htmlFields({ announcement, footer, navbar }: PartialConfig): readonly HtmlField[] {
  const fields: HtmlField[] = [];
  if (announcement) fields.push({ path: ['announcement', 'content'], html: announcement.content });
  if (footer?.copyright !== undefined) fields.push({ path: ['footer', 'copyright'], html: footer.copyright });
  const lists = [
    { path: ['footer', 'links'], items: footer?.links ?? [] },
    ...(footer?.columns ?? []).map(({ items }, index) => ({ path: ['footer', 'columns', index, 'items'], items })),
  ];
  for (const { path, items } of lists) {
    for (const [index, item] of items.entries())
      if ('html' in item) fields.push({ path: [...path, index, 'html'], html: item.html });
  }
  for (const [index, item] of (navbar?.items ?? []).entries()) {
    const path = ['navbar', 'items', index];
    if (item.type === 'html') fields.push({ path: [...path, 'value'], html: item.value });
    for (const [place, child] of item.type === 'dropdown' ? item.items.entries() : [])
      if (child.type === 'html') fields.push({ path: [...path, 'items', place, 'value'], html: child.value });
  }
  return fields;
}

function textsOf(text: LocalizedText): readonly string[] {
  return typeof text === 'string' ? [text] : Object.values(text);
}
