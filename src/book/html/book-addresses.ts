import type { BookPart } from '../plan/book-parts.ts';
import type { Chapter } from './create-chapter.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/** Where a link leads: to a part of the book, or out of it. */
export type BookTarget =
  | { readonly type: 'book'; readonly id: string; readonly isElsewhere: (part: BookPart) => boolean }
  | { readonly type: 'outside'; readonly address: string };

/** Finds the parts of a book by the addresses of their pages. */
export interface BookAddresses {
  /** Returns where a link on a page leads. */
  readonly resolve: (href: string, pageUrl: string) => BookTarget;
}

/**
 * Returns the addresses of a book from those of its chapters, and of the pages of all its parts.
 */
export function createBookAddresses(
  chapters: readonly Chapter[],
  partUrls: ReadonlyMap<string, BookPart>,
): BookAddresses {
  const byPage = new Map(chapters.map((chapter) => [pageOf(new URL(chapter.url)), chapter]));
  const parts = new Map([...partUrls].map(([url, part]) => [pageOf(new URL(url)), part]));
  return {
    resolve: (href, pageUrl) => {
      if (!URL.canParse(href, pageUrl)) return { type: 'outside', address: href };
      const url = new URL(href, pageUrl);
      const page = pageOf(url);
      const chapter = byPage.get(page);
      const part = chapter?.part ?? parts.get(page);
      if (!part) return { type: 'outside', address: url.href };
      const id = chapter?.ids.get(decodeComponent(url.hash.slice(1))) ?? part.id;
      return { type: 'book', id, isElsewhere: (other) => other.id !== part.id };
    },
  };
}

/** An address without what differs between links to one page. */
function pageOf({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/(?:index\.html)?$/, '');
}
