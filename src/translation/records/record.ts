import { join } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from '../../system/write-atomically.ts';
import { parseJson } from '../../system/parse-json.ts';

/** Which state of its source a translation was made from. */
export interface TranslationRecord {
  /** The file of the source, relative to the site's root. */
  readonly source: string;
  /** The commit whose source it was; null if it was not committed. */
  readonly commit: string | null;
  /** The day on which this was written, such as `2026-11-26`. */
  readonly day: string;
  /** Hashes of both files as they were. */
  readonly sourceHash: string;
  readonly translationHash: string;
  /** What is translated with what, in the order of the translation. */
  readonly blocks: readonly BlockPair[];
}

/** A block of the source, and its translation. */
export interface BlockPair {
  /** Kind and name of the block, such as `heading 2`. */
  readonly kind: string;
  /** The first words of the source, for people. */
  readonly about: string;
  /**
   * Hash of the block of the source that was translated; null for a block that the source does not
   * have.
   */
  readonly source: string | null;
  /** Hash of the translated block; null for one that is not translated. */
  readonly translation: string | null;
  /**
   * Hash of the newer block of the source that a marker in the translation is about; null for none.
   */
  readonly marked: string | null;
  /**
   * `copy`: it is the text of the source, to be translated. `machine`: nobody has looked at it yet.
   */
  readonly by: 'copy' | 'machine' | null;
}

const hash = z.string().regex(/^[\da-f]+$/);
const by = z.enum(['copy', 'machine']);
/**
 * A line of a record: kind, first words, hashes of source and translation, the hash that is marked,
 * who has made it.
 */
const line = z.tuple([
  z.string(),
  z.string(),
  hash.nullable(),
  hash.nullable(),
  hash.nullable().optional(),
  by.optional(),
]);

const schema = z.strictObject({
  source: z.string(),
  commit: z.string().nullable(),
  day: z.iso.date(),
  sourceHash: z.string(),
  translationHash: z.string(),
  blocks: z.array(line),
});

/** The folder of the records, in the site's root. */
export const recordFolder = 'translations';

/** Returns the path of the record of a translation, relative to the site's root. */
export function recordPath(translation: string): string {
  return `${recordFolder}/${translation.replace(/^content\//, '')}.json`;
}

/**
 * Returns the record in a text; null for a text that is none, such as one with conflicts of a
 * merge.
 */
export function parseRecord(text: string): TranslationRecord | null {
  const { data } = schema.safeParse(parseJson(text));
  if (data === undefined) return null;
  const blocks = data.blocks.map(([kind, about, source, translation, marked = null, own = null]) => ({
    ...{ kind, about, source, translation, marked, by: own },
  }));
  return { ...data, blocks };
}

/** Returns a record as its file has it: a line for each block, so that git merges them. */
export function formatRecord({ blocks, ...record }: TranslationRecord): string {
  const lines = blocks.map(({ kind, about, source, translation, marked, by: own }) => {
    const end = own !== null ? [marked, own] : marked === null ? [] : [marked];
    return `    ${JSON.stringify([kind, about, source, translation, ...end])}`;
  });
  const fields = Object.entries(record).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${fields.join('')}  "blocks": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** Writes a record into a site. */
export async function writeRecord(root: string, translation: string, record: TranslationRecord): Promise<void> {
  await writeAtomically(join(root, recordPath(translation)), formatRecord(record));
}

/** Returns the first words of a block, for people who read a record. */
export function aboutBlock(source: string): string {
  const words = source.replace(/\s+/g, ' ').trim();
  return words.length > 40 ? `${words.slice(0, 39)}…` : words;
}
