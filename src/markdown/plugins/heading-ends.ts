import type { Processor } from 'unified';
import { balancedText, codeOf } from '../adapters/micromark.ts';
import { isHeadingEnd } from '../headings/heading-end.ts';
import { joinHeadingEnds, takeHeadingEnds } from '../headings/take-heading-ends.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingEnd: 'headingEnd';
  }
}

/** Longer than any id with its attributes. */
const longest = 500;

/**
 * Reads `{#id}` at the end of a heading from the source, before anything in it is read as emphasis,
 * code or a JavaScript expression. Must come before `remark-gfm`, which looks for addresses in
 * texts, and after the syntax of MDX. If `takes` is false, the ids stay in the texts.
 */
export function headingEnds(this: Processor, { takes }: { readonly takes: boolean }): undefined {
  const data = this.data();
  const construct = balancedText('headingEnd', ['{', '}'], { longest, isAllowed: isHeadingEnd });
  (data.micromarkExtensions ??= []).push({ text: { [codeOf('{')]: construct } });
  (data.fromMarkdownExtensions ??= []).push({
    enter: {
      headingEnd(token) {
        this.enter({ type: 'text', value: this.sliceSerialize(token), data: { isHeadingEnd: true } }, token);
      },
    },
    exit: {
      headingEnd(token) {
        this.exit(token);
      },
    },
    transforms: [(tree) => (takes ? takeHeadingEnds : joinHeadingEnds)(tree)],
  });
  return undefined;
}
