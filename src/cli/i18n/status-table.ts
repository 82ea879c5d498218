import pc from 'picocolors';
import type { LocaleSummary } from '../../translation/status/summarize-status.ts';
import type { OpenPart, PageStatus } from '../../translation/status/report-status.ts';
import type { TranslationStatus } from '../../translation/status/summarize-status.ts';

/** Parts of a page that the list names. */
const mostParts = 5;

/** Returns the status of translations for people: the pages to look at, and a table of numbers. */
export function statusTable({ locales, pages }: TranslationStatus, all: boolean): string {
  const shown = pages.filter(({ state }) => all || state !== 'current');
  const list = shown.map(describePage).join('');
  return `${list}${list === '' ? '' : '\n'}${locales.map(summaryLines).join('')}`;
}

function describePage({ state, translation, source, since, parts, open, difference }: PageStatus): string {
  const from = source === null ? '' : pc.dim(`  from ${source}`);
  if (difference !== null) {
    const place = `line ${difference.line}, source line ${difference.sourceLine}`;
    return `${colors[state](state.padEnd(9))}  ${translation}  ${place}${from}\n           ${pc.dim(difference.title)}\n`;
  }
  if (open.length === 0) return `${colors[state](state.padEnd(9))}  ${translation}${from}\n`;
  const date = since === null || since.startsWith('1970') ? '' : `, of ${since}`;
  const head = `${colors[state](state.padEnd(9))}  ${translation}  ${open.length} of ${parts} parts${date}${from}\n`;
  const more = open.length > mostParts ? `           and ${open.length - mostParts} more\n` : '';
  return head + open.slice(0, mostParts).map(describePart).join('') + more;
}

function describePart({ state, about, line, sourceLine }: OpenPart): string {
  const place = line !== null ? `line ${line}` : sourceLine !== null ? `source line ${sourceLine}` : '';
  return `           ${state.padEnd(8)}${place.padEnd(17)}${pc.dim(about)}\n`;
}

const colors = {
  missing: pc.red,
  stale: pc.yellow,
  unchanged: pc.red,
  extra: pc.magenta,
  different: pc.yellow,
  current: pc.green,
};

function summaryLines({ locale, collections, missingStrings }: LocaleSummary): string {
  const strings =
    missingStrings.length > 0 ? `${' '.repeat(8)}${'strings'.padEnd(14)}       lacks ${missingStrings.length}\n` : '';
  return collections
    .map(({ collection, pages, current, ...counts }, index) => {
      const percent = pages === 0 ? 100 : Math.floor((current / pages) * 100);
      const rest = (['different', 'stale', 'missing', 'unchanged', 'extra'] as const).flatMap((name) =>
        counts[name] > 0 ? [`${counts[name]} ${name}`] : [],
      );
      const name = pc.cyan((index === 0 ? locale : '').padEnd(8));
      const share = `${String(percent).padStart(3)} %`;
      return `${name}${collection.padEnd(14)}${share}  ${current} of ${pages} pages${rest.length > 0 ? `, ${rest.join(', ')}` : ''}\n`;
    })
    .join('')
    .concat(strings);
}
