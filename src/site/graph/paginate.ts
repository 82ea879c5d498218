/** One page of a list that has several. */
export interface ListPage<T> {
  readonly items: readonly T[];
  /** From 1. */
  readonly number: number;
  readonly url: string;
  /** Address of the page before; null for the first. */
  readonly previousUrl: string | null;
  /** Address of the page after; null for the last. */
  readonly nextUrl: string | null;
}

/**
 * Returns the pages of a list whose first page is at `url`, with up to `size` items each. There is
 * always a first page, even without items.
 */
export function paginate<T>(items: readonly T[], size: number, url: string): readonly ListPage<T>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  const urlOf = (number: number) => (number === 1 ? url : `${url.replace(/\/$/, '')}/page/${number}`);
  return Array.from({ length: count }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    url: urlOf(index + 1),
    previousUrl: index > 0 ? urlOf(index) : null,
    nextUrl: index + 1 < count ? urlOf(index + 2) : null,
  }));
}
