import { Parser } from 'htmlparser2';
import { type BlockedContent, findBlocked, type PagePolicy } from '../shared/content-policy.ts';

/** Returns what browsers refuse in the body of a page, each once; what its text says in plain words was looked at when it was compiled. */
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
