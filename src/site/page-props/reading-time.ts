import type { LocaleContext } from '../graph/site.ts';

const wordsPerMinute = 200;

/** Returns how long it takes to read a number of words, such as "4 min read". */
export function readingTime({ strings, formatPlural }: LocaleContext, words: number): string {
  const forms = strings['theme.blog.post.readingTime.plurals'];
  return formatPlural(forms, Math.max(1, Math.ceil(words / wordsPerMinute)));
}
