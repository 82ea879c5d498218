import pc from 'picocolors';
import type { LastRendering, PageOrigin } from '../../shared/page-origin.ts';
import type { RenderCause } from '../../shared/render-cause.ts';

/** Returns where a page comes from, for people. */
export function formatOrigin(page: PageOrigin): string {
  const { url, locale, textLocale, version, redirect, uses, rendered } = page;
  const flags = (['draft', 'unlisted'] as const).filter((flag) => page[flag]);
  const rows: readonly (readonly [name: string, values: readonly string[]])[] = [
    ['title', [page.title]],
    ['kind', [[page.kind, ...flags].join(', ')]],
    ['source', [page.source ?? 'none: docsgen generates the page']],
    ['locale', [textLocale === locale ? locale : `${locale}, with the text of ${textLocale}`]],
    ['version', version === null ? [] : [version]],
    // A folder beside that of the site is named.
    ['output', [page.output.replace(/^\.\.\//, '')]],
    ['status', [String(page.status)]],
    ['leads to', redirect === null ? [] : [redirect]],
    ['includes', uses?.includes ?? ['not known before a build']],
    ['imports', uses?.imports ?? []],
    ['components', uses && uses.components.length > 0 ? [uses.components.join(', ')] : []],
    ['files', uses?.files ?? []],
    ['address', [page.address]],
    ['canonical', [page.canonical === page.address ? 'the same' : (page.canonical ?? 'none')]],
    ['languages', Object.entries(page.alternates).map(([name, address]) => `${name} ${address}`)],
    ['redirects', page.redirectedFrom],
    ['rendered', rendered ? describeRendering(rendered) : ['not known: no build has recorded how it made the page']],
  ];
  const lines = rows.flatMap(([name, values]) =>
    values.map((value, index) => `  ${pc.dim((index === 0 ? name : '').padEnd(10))}  ${value}`),
  );
  return `${[pc.bold(url), ...lines].join('\n')}\n`;
}

/** Returns when a page was last rendered, and why, a line each. */
function describeRendering({ at, causes }: LastRendering): readonly string[] {
  const time = at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
  return [time, ...causes.map((cause) => `because ${reasons[cause]}`)];
}

const reasons: Readonly<Record<RenderCause, string>> = {
  new: 'no earlier build with this version of docsgen rendered the page',
  output: 'a file of the page in the output folder was changed or removed',
  text: 'its text, a file that it includes or a Markdown setting changed',
  code: 'the JavaScript or the data of the page changed',
  frontMatter: 'its front matter changed',
  links: 'an address or a picture in its text changed',
  diagrams: 'a diagram in its text is drawn differently',
  main: 'something around the text changed: the title, dates, contents, or the previous or next page',
  sidebar: 'the sidebar changed',
  navbar: 'the navbar changed, or a menu in it',
  footer: 'the footer changed',
  announcements: 'an announcement changed',
  head: 'a tag in the head of the page changed',
  scripts: 'a script or a style sheet of the site changed',
  search: 'what the search or the Markdown copy says about the page changed',
  strings: 'the strings of the theme changed',
  theme: 'a component of the theme changed',
  settings: 'a setting of all pages changed: styles, base, color mode, policy or custom values',
};
