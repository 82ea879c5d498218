import { join } from 'node:path';
import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import type { Locale } from '../../config/config.ts';
import { labelsFile } from '../../content/read-labels.ts';
import { isInside } from '../../system/is-inside.ts';
import { isLink } from '../../system/is-link.ts';
import { replaceFile } from '../../system/replace-file.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import type { Skeleton, WrittenSkeletons } from '../strings/write-skeletons.ts';
import type { LabelReport } from './report-labels.ts';
import { readText } from '../../system/read-text.ts';

/** Which texts to write for which languages. */
interface LabelsToWrite {
  readonly locales: readonly Locale[];
  readonly labels: readonly LabelReport[];
}

/**
 * Writes the texts that languages lack into their files of labels, to be translated: behind what a
 * file has, which stays as it is. Returns the files, and the lines for those that cannot be added
 * to.
 */
export async function writeLabels(root: string, { locales, labels }: LabelsToWrite): Promise<WrittenSkeletons> {
  const written: string[] = [];
  const left: Skeleton[] = [];
  for (const locale of locales) {
    const file = labelsFile(locale.name);
    const before = await readText(join(root, file));
    const known = keysIn(before ?? '');
    const open = labels.filter(({ text, missing }) => missing.includes(locale.name) && known?.has(text) !== true);
    if (open.length === 0) continue;
    const entries = open.map(entryOf).join('\n');
    const after = before === null ? `${heading(locale)}\n${entries}` : joinParts(before, entries);
    const all = keysIn(after);
    const isWhole = known !== null && [...known, ...open.map(({ text }) => text)].every((text) => all?.has(text));
    const path = join(root, file);
    if (isWhole && isInside(root, file) && !isLink(path) && (await write(path, before, after))) {
      written.push(file);
    } else left.push({ file, text: entries });
  }
  return { written, left };
}

/** Returns whether the text was written: the file may have changed meanwhile. */
async function write(path: string, before: string | null, after: string): Promise<boolean> {
  if (before !== null) return replaceFile(path, Buffer.from(before), Buffer.from(after));
  await writeAtomically(path, after);
  return true;
}

function heading({ label }: Locale): string {
  return `# ${label}: write each translation after its text. Readers see the source for empty entries.\n`;
}

/** Places that a comment names. */
const mostUses = 4;

function entryOf({ text, uses }: LabelReport): string {
  const comments = uses.slice(0, mostUses).map(({ what, file }) => `# ${what} (${file})`.replace(/\s+/g, ' '));
  const more = uses.length > mostUses ? [`# and ${uses.length - mostUses} other places`] : [];
  const entry = stringify({ [text]: null }, { lineWidth: 0, nullStr: '' });
  return [...new Set([...comments, ...more]), entry.trimEnd()].join('\n').concat('\n');
}

function joinParts(before: string, entries: string): string {
  const end = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  return `${end}${end === '' ? '' : '\n'}${entries}`;
}

/** Returns the keys of a file of labels; null for a text that is none. */
function keysIn(text: string): ReadonlySet<string> | null {
  const { contents, errors } = parseDocument(text);
  if (errors.length > 0 || (contents !== null && !isMap(contents) && !(isScalar(contents) && contents.value === null)))
    return null;
  const pairs = isMap(contents) ? contents.items : [];
  return new Set(pairs.map(({ key }) => (isScalar(key) ? (key.source ?? String(key.value)) : String(key))));
}
