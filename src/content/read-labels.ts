import * as z from 'zod';
import type { Labels } from '../config/labels.ts';
import { readInside } from '../config/site-folder.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import { decodeText } from './decode-text.ts';
import { encodingProblems, parseMetadata } from './parse-file.ts';
import { text } from './schema/scalars.ts';

/** Labels that were read, and the files that have them, relative to the site's root. */
export interface ReadLabels extends Outcome<Labels> {
  readonly files: readonly string[];
}

/** Rules of a file of labels. A text without a label waits for its translation. */
export const labelsSchema = z.record(z.string(), text(z.string().min(1)).nullable());

/** Returns the path of the file with the labels of a locale, relative to the site's root. */
export function labelsFile(locale: string): string {
  return `content/${locale}/labels.yml`;
}

/** Returns whether a file relative to the site's root has labels. */
export function isLabelsFile(file: string): boolean {
  return /^content\/[^/]+\/labels\.yml$/.test(file);
}

/**
 * Returns the labels of these locales, and every mistake in their files. `linkedFolders` are those
 * of the configuration, which is not read yet.
 */
export async function readLabels(
  root: string,
  locales: readonly string[],
  linkedFolders: readonly string[],
): Promise<ReadLabels> {
  const site = { root, security: { linkedFolders, dotfiles: [], inlineStyles: false } };
  const files: string[] = [];
  const problems: Problem[] = [];
  const labels: [string, Readonly<Record<string, string>>][] = [];
  for (const locale of locales) {
    const file = labelsFile(locale);
    const found = await readInside(site, file);
    if (found.type === 'missing') continue;
    files.push(file);
    if (found.type === 'refused') {
      const title = `${file} ${found.what}`;
      problems.push(asProblem({ code: 'unreadable-content', title, hint: found.hint, file }));
      continue;
    }
    const decoded = decodeText(found.bytes);
    const read = parseMetadata({ text: decoded.text, file, lineOffset: 0 }, labelsSchema);
    problems.push(...encodingProblems(file, decoded), ...read.problems);
    const written = Object.entries(read.value?.data ?? {});
    labels.push([
      locale,
      Object.fromEntries(written.flatMap(([key, label]) => (label === null ? [] : [[key, label]]))),
    ]);
  }
  return { value: Object.fromEntries(labels), problems, files };
}
