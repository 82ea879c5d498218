import { asProblem } from '../../shared/problem.ts';
import type { Code, Root } from 'mdast';
import type { Transformer } from 'unified';
import { createLineKinds, type LineMarks } from '../code/line-kind.ts';
import { parseCodeMeta } from '../code/meta-string.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/**
 * Stores the language and the meta string of code blocks in properties, because `rehype-raw` drops
 * the `data` of nodes. `marks` are the kinds of lines that the site defines.
 */
export function codeMeta(marks: LineMarks): Transformer<Root> {
  const kinds = createLineKinds(marks);
  return (tree, file) => {
    const lines = String(file.value).split('\n');
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'code') return;
      const info = `${node.lang ?? ''} ${node.meta ?? ''}`;
      // The meta string may follow the language without a space: `js{1,3}`, `ts:line-numbers`,
      // `rust,ignore`.
      const [, language = '', rest = ''] = /^([^\s{:[,]*)(.*)$/s.exec(info) ?? [];
      const meta = withoutTestFlags(rest).trim();
      node.lang = language === '' ? null : language;
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, dataDocsLang: language.toLowerCase() || 'text', dataDocsMeta: meta },
      };
      for (const { title, hint, offset } of parseCodeMeta(meta, kinds).problems) {
        const place = placeInMeta({ node, meta, offset }, lines);
        compileStateOf(file).messages.push(asProblem({ code: 'invalid-code-meta', title, hint, ...place }));
      }
    });
  };
}

/** Flags of mdBook and rustdoc that say how an example is tested. */
const testFlag =
  /^(?:ignore(?:-[\w-]+)?|no_run|should_panic|compile_fail|edition\d+|editable|noplayground|noplaypen|mdbook-runnable|hidelines=\S+|does_not_compile|panics|not_desired_behavior|E\d{4})$/;

/**
 * Removes the test flags from the text after the language. The commas between other flags become
 * spaces.
 */
function withoutTestFlags(rest: string): string {
  const [, flags = '', other = ''] = /^((?:,[^\s,]*)*)(.*)$/s.exec(rest) ?? [];
  if (flags === '') return rest;
  const kept = flags.split(',').filter((flag) => flag !== '' && !testFlag.test(flag));
  return `${kept.join(' ')}${other}`;
}

interface MetaPlace {
  readonly node: Code;
  readonly meta: string;
  readonly offset: number;
}

/**
 * Returns the place of an item of a meta string. A meta string with escapes differs from its source
 * and is not found there; then returns the place of the fence.
 */
function placeInMeta({ node, meta, offset }: MetaPlace, lines: readonly string[]): { line: number; column: number } {
  const place = placeOf(node);
  const start = lines[place.line - 1]?.indexOf(meta, place.column - 1) ?? -1;
  return start < 0 ? place : { ...place, column: start + offset + 1 };
}
