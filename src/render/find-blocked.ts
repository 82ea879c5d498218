import { Parser } from 'htmlparser2';
import { type BlockedContent, findBlocked, type PagePolicy } from '../shared/content-policy.ts';

/**
 * Returns the content in the body of a page that browsers refuse, without duplicates. Content that
 * is written directly in Markdown has already been checked by the compiler.
 */
export function findBlockedInPage(html: string, policy: PagePolicy): readonly BlockedContent[] {
  const found = new Map<string, BlockedContent>();
  let isBody = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      isBody ||= name === 'body';
      if (!isBody) return;
      for (const each of findBlocked(name, attributes, policy)) found.set(each.title, each);
    },
  });
  parser.end(html);
  return [...found.values()];
}
