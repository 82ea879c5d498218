import { type BlockedContent, findBlocked, type PagePolicy } from '../shared/content-policy.ts';
import { type HtmlReader, parseHtml } from '../system/parse-html.ts';

/**
 * Returns the reader of the content in the body of a page that browsers refuse, without duplicates.
 * Content that is written directly in Markdown has already been checked by the compiler.
 */
export function createBlockedReader(policy: PagePolicy): HtmlReader & {
  readonly finish: () => readonly BlockedContent[];
} {
  const found = new Map<string, BlockedContent>();
  let isBody = false;
  return {
    open: (name, attributes) => {
      isBody ||= name === 'body';
      if (!isBody) return;
      for (const blocked of findBlocked(name, attributes, policy)) found.set(blocked.title, blocked);
    },
    text: () => undefined,
    close: () => undefined,
    finish: () => [...found.values()],
  };
}

/** Returns the content in the body of a page that browsers refuse. */
export function findBlockedInPage(html: string, policy: PagePolicy): readonly BlockedContent[] {
  const { finish, ...reader } = createBlockedReader(policy);
  parseHtml(html, [reader]);
  return finish();
}
