import pc from 'picocolors';
import type { RefusedUnit } from '../../translation/exchange/import-texts.ts';

/** Texts that are named. */
const mostNamed = 10;

const reasons: Readonly<Record<RefusedUnit['reason'], string>> = {
  changed: 'its source or translation has changed since it was exported, or the site does not have it',
  'no-place': 'the translation has no place for it',
  empty: 'it is marked as done but is empty',
  syntax: 'the page would no longer parse',
  code: 'its code, tags, includes or ids differ from those of its source',
  structure: 'it would be read as something else: a list, a heading, two paragraphs, a table with different cells',
  marks:
    'Markdown would not read its marks as they seem to be meant, such as "** bold **", "[link] (address)" or "2*3*4"',
};

/**
 * Returns what people read of the texts that an import leaves out: how many, and the first ones.
 */
export function refusedText(refused: readonly RefusedUnit[]): string {
  if (refused.length === 0) return '';
  const lines = refused
    .slice(0, mostNamed)
    .map(
      ({ source, about, reason }) =>
        `  ${plain(source) || 'no page'}  ${plain(about)}\n    ${pc.dim(reasons[reason])}\n`,
    );
  const rest = refused.length - lines.length;
  return `${pc.yellow('!')} ${refused.length.toLocaleString('en-US')} texts were left out:\n${lines.join('')}${
    rest > 0 ? `  and ${rest.toLocaleString('en-US')} more\n` : ''
  }`;
}

/** Texts of strangers must not reach the terminal with its own control characters. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}
