import { emojiMark } from './plain-text.ts';
import { mapSummary, type Summary } from './summarize.ts';

const name = new RegExp(`${emojiMark}([^${emojiMark}]*)${emojiMark}`, 'g');

/**
 * Returns a function that replaces emoji names in a summary with emoji, as the page itself shows
 * them; on a site without emoji, names stay as they are written. The list of emoji is slow to load,
 * so it is loaded only if one of the summaries has such a name.
 */
export async function createEmojiFiller(
  summaries: readonly Summary[],
  { emoji }: { readonly emoji: boolean },
): Promise<(summary: Summary) => Summary> {
  const hasName = (text: string | null) => text?.includes(emojiMark) === true;
  const isNamed = ({ heading, paragraph, section }: Summary) =>
    [heading, paragraph, section?.text ?? null].some(hasName);
  if (!summaries.some(isNamed)) return (summary) => summary;
  const nameToEmoji = emoji ? (await import('gemoji')).nameToEmoji : {};
  const emojiOf = (written: string): string =>
    (Object.hasOwn(nameToEmoji, written) ? nameToEmoji[written] : undefined) ?? `:${written}:`;
  const fill = (text: string | null): string | null =>
    text?.replace(name, (_, written: string) => emojiOf(written)) ?? null;
  return (summary) => mapSummary(summary, fill);
}
