import type { Processor } from 'unified';

/**
 * Marks of emphasis beside a character of Chinese, Japanese or Korean, or their punctuation. For
 * other marks the rules of CommonMark stay as they are.
 */
const besideCjk = new RegExp(
  ['$1[*_~]', '[*_~]$1']
    .join('|')
    .replaceAll(
      '$1',
      String.raw`[\u1100-\u11ff\u2329\u232a\u2e80-\ud7ff\uf900-\ufaff\ufe00-\ufe6f\uff00-\uffef\u{1f200}-\u{1f2ff}\u{20000}-\u{3ffff}\u{e0100}-\u{e01ef}]`,
    ),
  'u',
);

/** Returns whether a text may need the syntax of `loadCjkEmphasis`. */
export function mayHaveCjkEmphasis(text: string): boolean {
  return besideCjk.test(text);
}

/**
 * Returns the remark plugin that reads emphasis as writers of Chinese, Japanese and Korean expect.
 * CommonMark looks for spaces around marks beside punctuation, but these languages have none, so
 * that `**基于游标（cursor）**的` would show its stars. It must run after `remark-gfm`.
 */
export async function loadCjkEmphasis(): Promise<(this: Processor) => undefined> {
  const [{ cjkFriendlyExtension }, { gfmStrikethroughCjkFriendly }] = await Promise.all([
    import('micromark-extension-cjk-friendly'),
    import('micromark-extension-cjk-friendly-gfm-strikethrough'),
  ]);
  return function cjkEmphasis() {
    (this.data().micromarkExtensions ??= []).push(cjkFriendlyExtension(), gfmStrikethroughCjkFriendly());
    return undefined;
  };
}
