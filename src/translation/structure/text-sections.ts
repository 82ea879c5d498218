import type { Nodes, Root } from 'mdast';
import type { TextRange } from '../../shared/text-range.ts';
import { commandsIn } from './code-lines.ts';

/** Something that a translation has in common with its source. */
export interface SectionPart {
  readonly kind: 'code block' | 'command' | 'table' | 'table row' | 'admonition' | 'link' | 'picture' | 'placeholder';
  /** What tells it from others of its kind in any language; empty for nothing. */
  readonly name: string;
  readonly range: TextRange;
}

/** A paragraph, heading or cell of a table. */
export interface TextBlock {
  readonly type: 'heading' | 'paragraph' | 'tableCell';
  readonly range: TextRange;
}

/** A heading and what follows it, up to the next heading. */
export interface TextSection {
  /** 0 for what stands before the first heading. */
  readonly depth: number;
  /** The heading; the beginning of the text for what stands before the first one. */
  readonly heading: TextRange;
  readonly parts: readonly SectionPart[];
  readonly blocks: readonly TextBlock[];
}

/** A text with its tree, whose offsets are those of the text. */
export interface ParsedText {
  readonly tree: Root;
  readonly source: string;
}

/** Returns the sections of a text in their order. */
export function sectionsOf({ tree, source }: ParsedText): readonly TextSection[] {
  const newSection = (depth: number, heading: TextRange) => ({
    depth,
    heading,
    parts: new Array<SectionPart>(),
    blocks: new Array<TextBlock>(),
  });
  const sections = [newSection(0, { start: 0, end: 0 })];
  const visit = (node: Nodes): void => {
    const range = rangeOf(node);
    if (node.type === 'heading') sections.push(newSection(node.depth, range));
    const section = sections.at(-1);
    section?.parts.push(...partsOf(node, source));
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      section?.blocks.push({ type: node.type, range });
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return sections;
}

/** A name in braces, such as `{name}`. */
const placeholder = /\{[\p{L}_][\p{L}\p{N}_.-]*\}/gu;

function partsOf(node: Nodes, source: string): readonly SectionPart[] {
  const range = rangeOf(node);
  switch (node.type) {
    case 'code':
      return [
        { kind: 'code block', name: node.lang?.toLowerCase() ?? '', range },
        ...commandsIn(node).map((name) => ({ kind: 'command' as const, name, range })),
      ];
    case 'table':
      return [{ kind: 'table', name: '', range }];
    case 'tableRow':
      return [
        { kind: 'table row', name: node.children.length === 1 ? '1 column' : `${node.children.length} columns`, range },
      ];
    case 'containerDirective':
      return [{ kind: 'admonition', name: node.name, range }];
    case 'link':
    case 'linkReference':
      return [{ kind: 'link', name: '', range }];
    case 'image':
    case 'imageReference':
      return [{ kind: 'picture', name: '', range }];
    case 'inlineCode':
      return [
        ...namesIn(source, range),
        ...commandsIn(node).map((name) => ({ kind: 'command' as const, name, range })),
      ];
    case 'text':
    case 'mdxTextExpression':
      return namesIn(source, range);
    default:
      return [];
  }
}

function namesIn(source: string, { start, end }: TextRange): readonly SectionPart[] {
  return [...source.slice(start, end).matchAll(placeholder)].map(({ 0: name, index }) => ({
    kind: 'placeholder',
    name,
    range: { start: start + index, end: start + index + name.length },
  }));
}

function rangeOf({ position }: Nodes): TextRange {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
