import type { PackedNamespace } from '../cache/packed.ts';

/** The values that were computed from content files, by keys that name all inputs. */
export type ContentMemo = Pick<PackedNamespace<unknown>, 'get' | 'find' | 'has' | 'put'>;

/** A memo that stores nothing and always calls `make`. */
export const noMemo: ContentMemo = {
  get: (_key, make) => make(),
  find: () => null,
  has: () => false,
  put: () => undefined,
};
