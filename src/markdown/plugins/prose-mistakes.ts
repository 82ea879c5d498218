import { asProblem } from '../../shared/problem.ts';
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import type { Finder, Finding } from '../prose/finding.ts';
import { findForeign, foreignAddress, foreignInclude, rowsFor } from '../prose/foreign-syntax.ts';
import { definitionsOf, findUndefined, validateDefinitions, mayHaveReferences } from '../prose/undefined-references.ts';
import { mayHaveDirectives, unknownDirectives } from '../prose/unknown-directives.ts';
import { writtenText } from '../prose/written-text.ts';
import { eachMarkdownNode } from '../page/walk.ts';

/** Warns about unsupported syntax that the page shows as text. No other check reports it. */
export function proseMistakes(): Transformer<Root> {
  return (tree, file) => {
    const { messages, lines: sourceLines, context } = compileStateOf(file);
    const source = String(file.value);
    const finders: Finder[] = [];
    // Most pages need no finder.
    const rows = rowsFor(source);
    if (rows.length > 0) finders.push(findForeign(rows));
    if (mayHaveDirectives.test(source)) finders.push(unknownDirectives);
    if (mayHaveReferences.test(source)) {
      const definitions = definitionsOf(tree);
      for (const message of validateDefinitions(definitions, sourceLines)) messages.push(message);
      finders.push(findUndefined(definitions));
    }
    if (finders.length === 0) return;
    const lines = source.split('\n');
    const warn = ({ code, title, hint }: Finding, place: ReturnType<typeof placeOf>) =>
      messages.push(asProblem({ code, title, hint, ...place }));
    eachMarkdownNode(tree, (node) => {
      const finding = node.type === 'code' ? foreignInclude(node.value) : foreignAddress(node, rows);
      if (finding) warn(finding, placeOf(node));
      if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
      const { text, placeOf: placeIn } = writtenText(node, lines);
      for (const find of finders) {
        for (const found of find({ text, format: context.format, kind: node.type })) warn(found, placeIn(found.offset));
      }
    });
  };
}
