import pc from 'picocolors';
import type { PageOrigin } from '../../shared/page-origin.ts';

/** Returns where a page comes from, for people. */
export function formatOrigin(page: PageOrigin): string {
  const { url, locale, textLocale, version, redirect, includes } = page;
  const flags = (['draft', 'unlisted'] as const).filter((flag) => page[flag]);
  const rows: readonly (readonly [name: string, values: readonly string[]])[] = [
    ['title', [page.title]],
    ['kind', [[page.kind, ...flags].join(', ')]],
    ['source', [page.source ?? 'none: docsgen generates the page']],
    ['locale', [textLocale === locale ? locale : `${locale}, with the text of ${textLocale}`]],
    ['version', version === null ? [] : [version]],
    ['output', [page.output]],
    ['status', [String(page.status)]],
    ['leads to', redirect === null ? [] : [redirect]],
    ['includes', includes ?? ['not known before a build']],
    ['address', [page.address]],
    ['canonical', [page.canonical === page.address ? 'the same' : (page.canonical ?? 'none')]],
    ['languages', Object.entries(page.alternates).map(([name, address]) => `${name} ${address}`)],
    ['redirects', page.redirectedFrom],
  ];
  const lines = rows.flatMap(([name, values]) =>
    values.map((value, index) => `  ${pc.dim((index === 0 ? name : '').padEnd(9))}  ${value}`),
  );
  return `${[pc.bold(url), ...lines].join('\n')}\n`;
}
