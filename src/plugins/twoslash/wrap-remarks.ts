import type { Element, ElementContent, Text } from 'hast';
import type { Remark } from './check-sample.ts';

/** The id of a popup, and whether the block has no popup with the same text before it. */
export interface PopupName {
  readonly id: string;
  readonly isNew: boolean;
}

/** TypeScript speaks English, and code is written from left to right. */
const english = { lang: 'en', dir: 'ltr' } as const;

/**
 * Wraps the parts of a line that remarks are about, in place. A name gets a popup, once: where
 * colors split it, at its first part.
 */
export function wrapRemarks(line: Element, remarks: readonly Remark[], nameOf: (remark: Remark) => PopupName): void {
  const placed = remarks.filter(({ from, to }) => from < to);
  const left = new Set(placed.filter(({ kind }) => kind === 'hover'));
  const wrap = (text: string, from: number): ElementContent => {
    const around = placed.filter((remark) => remark.from <= from && from < remark.to);
    const isWrong = around.some(({ kind }) => kind === 'error');
    const isMarked = around.some(({ kind }) => kind === 'mark' || kind === 'note');
    const className = [...(isWrong ? ['types-error'] : []), ...(isMarked ? ['types-mark'] : [])];
    const hover = around.find((remark) => left.has(remark));
    if (!hover) return className.length === 0 ? textNode(text) : span({ className }, [textNode(text)]);
    for (const other of around) left.delete(other);
    return popup(text, hover, nameOf(hover), className);
  };
  let offset = 0;
  const wrapIn = (parent: Element): void => {
    parent.children = parent.children.flatMap((child) => {
      if (child.type === 'element') wrapIn(child);
      if (child.type !== 'text') return [child];
      const [from, to] = [offset, offset + child.value.length];
      offset = to;
      const edges = placed.flatMap((remark) => [remark.from, remark.to]).filter((edge) => edge > from && edge < to);
      const cuts = [...new Set([from, ...edges, to])].toSorted((one, other) => one - other);
      return cuts
        .slice(0, -1)
        .map((cut, index) => wrap(child.value.slice(cut - from, (cuts[index + 1] ?? to) - from), cut));
    });
  };
  wrapIn(line);
}

/**
 * Returns a name with its popup, in the form of a tooltip of the theme. Only the first of several
 * equal popups is reached with the Tab key: a block may have a hundred names.
 */
function popup(
  text: string,
  { text: type, docs }: Remark,
  { id, isNew }: PopupName,
  classes: readonly string[],
): Element {
  // A tap gives the focus to the others, too.
  const tabIndex = isNew ? 0 : -1;
  return span({ className: ['tooltip', 'types', ...classes], tabIndex, ariaDescribedBy: [id] }, [
    textNode(text),
    // The search finds the words of the page, not those of declarations.
    span({ className: ['tooltip-text'], role: 'tooltip', id, dataSearch: 'off', ...english }, [
      span({ className: ['types-type'] }, [textNode(type)]),
      ...(docs === '' ? [] : [span({ className: ['types-docs'] }, [textNode(docs)])]),
    ]),
  ]);
}

function textNode(value: string): Text {
  return { type: 'text', value };
}

function span(properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties, children };
}
