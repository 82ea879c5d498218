import { pageFormat } from '../../content/page-file.ts';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import { type Block, kindOf } from '../blocks/block.ts';
import { gapBefore, placeAfter } from '../blocks/text-edits.ts';
import { exportedText, importedText } from '../blocks/unit-text.ts';
import type { ComparedBlock } from '../status/compare-translation.ts';
import type { ProposedText } from './accept-texts.ts';

/** The translation into which a text is written. */
interface Target {
  readonly text: string;
  readonly blocks: readonly Block[];
  /** The file of the source, and that of the translation. */
  readonly source: string;
  readonly translation: string;
  /** The block before the text. */
  readonly previous: Block | null;
  /** The offset at which the text before it is inserted; null for one that replaces another. */
  readonly lastInsertion: number | null;
}

/**
 * Returns how the text of a translator is written into a translation; null if there is no place for
 * it. Blanks around a text mean nothing in Markdown, and a heading is one line.
 */
export function proposeText(
  target: string,
  { source: original, translation }: Pick<ComparedBlock, 'source' | 'translation'>,
  file: Target,
): ProposedText | null {
  if (original === null) return null;
  const kind = kindOf(original);
  const isPlain = original.kind === 'field' || original.kind === 'attribute';
  const isLine = original.kind === 'heading' || (translation !== null && isLabel(translation, file.text));
  const lines = target.replace(/\r\n?/g, '\n');
  const trimmed = isPlain ? lines : lines.replace(/^[ \t\n]+|[ \t\n]+$/g, '');
  const expected = isLine ? oneLine(trimmed) : original.kind === 'paragraph' ? withoutList(trimmed) : trimmed;
  const theirs = isLine ? exportedText(original).replace(/\s*\n\s*/g, ' ') : exportedText(original);
  // What is text in Markdown may be code in MDX.
  const isOtherFormat = !isPlain && pageFormat(file.source) !== pageFormat(file.translation);
  const sourceText = isOtherFormat ? theirs.replace(/[{<]/g, '\\$&') : theirs;
  const write = (block: Block) => ({
    sourceText: importedText(block, sourceText),
    text: importedText(block, expected),
  });
  if (translation) {
    const { start, end } = translation;
    return { start, end, before: '', after: '', kind, expected, ...write(translation) };
  }
  if (original.kind === 'attribute') return null;
  if (original.kind === 'field') {
    const at = placeOfField(original, file.text);
    if (at === null) return null;
    return { start: at, end: at, before: `${original.name}: `, after: '\n', kind, expected, ...write(original) };
  }
  const at = placeAfter(file.previous, file.blocks, file.text);
  const isEnd = at === file.text.length;
  const gap = isEnd && file.lastInsertion === at ? '\n' : gapBefore(file.text.slice(0, at));
  const signs = original.kind === 'heading' ? `${'#'.repeat(Number(original.name))} ` : '';
  const around = { start: at, end: at, before: gap + signs, after: isEnd ? '\n' : '\n\n' };
  return { ...around, kind, expected, ...write({ ...original, prefix: '' }) };
}

/** A heading ends with no break of a line, and with no number signs: Markdown does not show them. */
function oneLine(text: string): string {
  const joined = text.replace(/(?<!\\)((?:\\\\)*)\\\n/g, '$1\n').replace(/[ \t]*\n[ \t]*/g, ' ');
  return joined.replace(/(?<=^|[ \t])#+$/, '\\$&');
}

/** In many languages, a date begins with a number and a period, such as `1. Januar`. */
function withoutList(text: string): string {
  return text.replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}

/** The label of a container has brackets around it. */
function isLabel({ start }: Block, text: string): boolean {
  return text[start - 1] === '[';
}

/** A field inside of another one has its place only where the translator has made it. */
function placeOfField({ name }: Block, translation: string): number | null {
  const { yaml, yamlStart, bodyLine } = splitFrontMatter(translation);
  return name.includes('.') || bodyLine === 0 ? null : yamlStart + yaml.length;
}
