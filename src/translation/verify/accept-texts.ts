import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import type { Root } from 'mdast';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import { DocsgenError } from '../../shared/problem.ts';
import { type Block, type BlockList, kindOf } from '../blocks/block.ts';
import { exportedText } from '../blocks/unit-text.ts';
import { activeParts } from './active-parts.ts';
import { haveOtherSense, readMarks } from './inline-marks.ts';

/** A text of a translator or of a machine, and how it would be written into a file. */
export interface ProposedText {
  /** Offsets in the file of what it replaces. */
  readonly start: number;
  readonly end: number;
  /** What is written before and behind it, such as the signs of a heading. */
  readonly before: string;
  readonly after: string;
  /** Kind and name of the block that it will be. */
  readonly kind: string;
  /** What the file would have in its place if it said what the source says. */
  readonly sourceText: string;
  readonly text: string;
  /** What an export of the file must say of it then. */
  readonly expected: string;
}

/**
 * Why a text is not taken: the file cannot be parsed with it, it has other code than its source, it
 * would not be read as the text that it is, but as two paragraphs or a list, or its signs would not
 * be read as they are meant.
 */
export type RefusalReason = 'syntax' | 'code' | 'structure' | 'marks';

/** A text that is not taken. */
export interface RefusedText<Text> {
  readonly proposed: Text;
  readonly reason: RefusalReason;
}

/** How a file is read. */
export interface FileReaders {
  /** Throws a `DocsgenError` for a text that cannot be split. */
  readonly split: (text: string) => BlockList & { readonly text: string };
  /** Returns the tree that a build makes; null for a text that cannot be parsed. */
  readonly parse: (text: string) => Promise<Root | null>;
}

/** The file with the texts that are taken. */
export interface AcceptedTexts<Text> {
  readonly accepted: readonly Text[];
  readonly refused: readonly RefusedText<Text>[];
  readonly file: string;
  /** Returns the block that a text has become. */
  readonly blockOf: (text: Text) => Block;
}

/**
 * Returns which texts are taken into a file. The file with these texts must be the file with the
 * texts of the source, but for the words: the same blocks, and in each block the same code, tags
 * and includes, each as often. And each text must be read back as it was given, with its signs read
 * as they are meant.
 */
export async function acceptTexts<Text extends ProposedText>(
  file: string,
  proposed: readonly Text[],
  readers: FileReaders,
): Promise<AcceptedTexts<Text>> {
  const refused: RefusedText<Text>[] = [];
  const check = async (texts: readonly Text[]): Promise<RefusalReason | null> => {
    const written = writeTexts(file, texts, ({ text }) => text);
    const original = writeTexts(file, texts, ({ sourceText }) => sourceText);
    return compareFiles(written, original, readers);
  };
  /** Halves the texts until it is known which ones cannot be taken. */
  const accept = async (texts: readonly Text[]): Promise<readonly Text[]> => {
    const [first] = texts;
    if (first === undefined) return [];
    const reason = await check(texts);
    if (reason === null) return texts;
    if (texts.length === 1) {
      refused.push({ proposed: first, reason });
      return [];
    }
    const middle = texts.length >> 1;
    const above = await accept(texts.slice(0, middle));
    const below = await accept(texts.slice(middle));
    const both = [...above, ...below];
    // What is right alone may be wrong together with a text that stands before it.
    const together = above.length === 0 || below.length === 0 ? null : await check(both);
    if (together === null) return both;
    refused.push(...below.map((each) => ({ proposed: each, reason: together })));
    return above;
  };
  const accepted = await accept(proposed);
  const { text, places } = writeTexts(file, accepted, (each) => each.text);
  const { blocks } = readers.split(text);
  return {
    ...{ accepted, refused, file: text },
    blockOf: (each) => {
      const block = blocks.find(({ start }) => start === places.get(each));
      if (!block) throw new Error('A text that was accepted is not a block of its file.');
      return block;
    },
  };
}

interface WrittenFile<Text> {
  readonly text: string;
  /** The offset at which each of the texts begins. */
  readonly places: ReadonlyMap<Text, number>;
}

function writeTexts<Text extends ProposedText>(
  file: string,
  texts: readonly Text[],
  textOf: (text: Text) => string,
): WrittenFile<Text> {
  const places = new Map<Text, number>();
  let written = '';
  let at = 0;
  for (const each of texts.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    written += file.slice(at, each.start) + each.before;
    places.set(each, written.length);
    written += textOf(each) + each.after;
    at = each.end;
  }
  return { text: written + file.slice(at), places };
}

async function compareFiles<Text extends ProposedText>(
  written: WrittenFile<Text>,
  original: WrittenFile<Text>,
  { split, parse }: FileReaders,
): Promise<RefusalReason | null> {
  const [own, theirs] = [splitOrNull(written.text, split), splitOrNull(original.text, split)];
  if (!own || !theirs) return 'syntax';
  const [ownTree, theirTree] = [await parse(written.text), await parse(original.text)];
  if (!ownTree || !theirTree) return 'syntax';
  const ownKeys = keysByBlock(written.text, { tree: ownTree, blocks: own.blocks });
  const theirKeys = keysByBlock(original.text, { tree: theirTree, blocks: theirs.blocks });
  const isSameStructure =
    own.text === written.text &&
    own.blocks.length === theirs.blocks.length &&
    own.markers.length === theirs.markers.length &&
    areAsExpected({ own: own.blocks, theirs: theirs.blocks }, { written, original }) &&
    isSameFrontMatter(written, original, own.blocks);
  // Code counts more than the structure in which it is.
  if (!isDeepStrictEqual(allKeys(ownKeys), allKeys(theirKeys))) return 'code';
  if (!isSameStructure) return 'structure';
  if (!isDeepStrictEqual(ownKeys, theirKeys)) return 'code';
  const [marksOf, sourceMarksOf] = [readMarks(written.text, ownTree), readMarks(original.text, theirTree)];
  const starts = new Set(written.places.values());
  const marks = own.blocks.flatMap((block, index) => {
    const other = theirs.blocks[index];
    return other && starts.has(block.start) ? [{ text: marksOf(block), source: sourceMarksOf(other) }] : [];
  });
  if (marks.some(({ text, source }) => !isDeepStrictEqual(text.rows, source.rows))) return 'structure';
  return marks.some(({ text, source }) => haveOtherSense(text, source)) ? 'marks' : null;
}

function splitOrNull(text: string, split: FileReaders['split']): ReturnType<FileReaders['split']> | null {
  try {
    return split(text);
  } catch (error) {
    if (error instanceof DocsgenError) return null;
    throw error;
  }
}

interface ReadFile {
  readonly tree: Root;
  readonly blocks: readonly Block[];
}

/** Returns the keys of the active parts of each block, and with -1 of what is in no block. */
function keysByBlock(text: string, { tree, blocks }: ReadFile): ReadonlyMap<number, readonly string[]> {
  const keys = new Map<number, string[]>();
  for (const { key, start } of activeParts(tree, text)) {
    const at = blocks.findIndex((block) => block.start <= start && start < block.end);
    keys.set(at, [...(keys.get(at) ?? []), key].toSorted());
  }
  return new Map([...keys].toSorted(([one], [other]) => one - other));
}

function allKeys(keys: ReadonlyMap<number, readonly string[]>): readonly string[] {
  return [...keys.values()].flat().toSorted();
}

interface BothBlocks {
  readonly own: readonly Block[];
  readonly theirs: readonly Block[];
}

interface BothFiles<Text> {
  readonly written: WrittenFile<Text>;
  readonly original: WrittenFile<Text>;
}

/**
 * Returns whether each text is a block that says what was given, and all other blocks are the same.
 */
function areAsExpected<Text extends ProposedText>({ own, theirs }: BothBlocks, files: BothFiles<Text>): boolean {
  const expected = new Map([...files.written.places].map(([text, start]) => [start, text]));
  let count = 0;
  const isSame = own.every((block, index) => {
    const other = theirs[index];
    if (!other || kindOf(block) !== kindOf(other)) return false;
    const text = expected.get(block.start);
    if (text === undefined) return block.source === other.source;
    count += 1;
    return (
      kindOf(block) === text.kind &&
      other.start === files.original.places.get(text) &&
      exportedText(block) === text.expected
    );
  });
  return isSame && count === expected.size;
}

/** Returns whether two front matters differ in nothing but the texts that were written. */
function isSameFrontMatter<Text extends ProposedText>(
  written: WrittenFile<Text>,
  original: WrittenFile<Text>,
  blocks: readonly Block[],
): boolean {
  const starts = new Set(written.places.values());
  const names = blocks.flatMap(({ kind, name, start }) => (kind === 'field' && starts.has(start) ? [name] : []));
  const [own, theirs] = [fieldsOf(written.text, names), fieldsOf(original.text, names)];
  return isDeepStrictEqual(own, theirs);
}

/** Returns the values of a front matter by their paths, without those of some texts. */
function fieldsOf(text: string, texts: readonly string[]): unknown {
  const { contents, errors } = parseDocument(splitFrontMatter(text).yaml);
  if (errors.length > 0) return null;
  const fields: (readonly [string, unknown])[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
      for (const [name, inner] of Object.entries(value)) visit(inner, [...path, name]);
    } else if (!texts.includes(path.join('.'))) fields.push([path.join('.'), value]);
  };
  visit(contents?.toJSON(), []);
  return fields;
}
