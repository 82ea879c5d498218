import type { Element, ElementContent } from 'hast';
import type { InlineText } from '../../shared/main-props.ts';

type Mark = InlineText['mark'];

const markByTag: ReadonlyMap<string, Mark> = new Map([
  ['code', 'code'],
  ['em', 'em'],
  ['i', 'em'],
  ['strong', 'strong'],
  ['b', 'strong'],
]);

/**
 * Returns the text of a heading as runs with the same mark. The text of links is kept; pictures and
 * footnote references are left out.
 */
export function headingLabel(heading: Element): readonly InlineText[] {
  const merged: { text: string; mark: Mark }[] = [];
  for (const run of heading.children.flatMap((child) => runsOf(child, null))) {
    const last = merged.at(-1);
    if (last?.mark === run.mark) last.text += run.text;
    else merged.push({ ...run });
  }
  return trimEnds(merged).filter(({ text }) => text !== '');
}

function runsOf(node: ElementContent, mark: Mark): readonly InlineText[] {
  // Collapses ASCII white space only. A no-break space stays in the label; slugs do not contain it.
  if (node.type === 'text') return [{ text: node.value.replace(/[ \t\r\n]+/g, ' '), mark }];
  if (node.type !== 'element' || isFootnoteReference(node)) return [];
  if (node.tagName === 'br') return [{ text: ' ', mark }];
  const own = mark ?? markByTag.get(node.tagName) ?? null;
  return node.children.flatMap((child) => runsOf(child, own));
}

function isFootnoteReference(node: Element): boolean {
  return node.properties['dataFootnoteRef'] !== undefined;
}

function trimEnds(runs: readonly InlineText[]): readonly InlineText[] {
  return runs.map(({ text, mark }, index) => {
    const started = index === 0 ? text.trimStart() : text;
    return { text: index === runs.length - 1 ? started.trimEnd() : started, mark };
  });
}
