import type { LocaleContext } from '../graph/site.ts';

const wordsPerMinute = 200;

/**
 * Returns how long it takes to read a number of words, or a text whose author says it, such as
 * "4 min read".
 */
export function readingTime(
  { strings, formatPlural }: LocaleContext,
  text: number | { readonly minutes: number },
): string {
  const forms = strings['theme.blog.post.readingTime.plurals'];
  const minutes = typeof text === 'number' ? text / wordsPerMinute : text.minutes;
  return formatPlural(forms, Math.max(1, Math.ceil(minutes)));
}
