import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { projectRoot } from './docsgen.ts';

const kinds = [
  ...['address', 'capability', 'code', 'format', 'header', 'limit', 'name', 'prefix'],
  ...['privacy', 'retention', 'role', 'scope', 'security'],
] as const;

const entrySchema = z.strictObject({
  says: z.string().min(1),
  kind: z.enum(kinds),
  value: z.string().optional(),
  by: z.enum(['Billing', 'Legal', 'Operations', 'Product', 'Security']),
  confirmed: z.union([z.literal(''), z.string().regex(/^\d{4}-\d\d-\d\d, \S/)]),
});

/** What a page says and only the owner of the platform can know. */
export type Assumption = z.infer<typeof entrySchema> & { readonly page: string };

/** Returns the entries of `assumptions.yml`. Throws an error if the file is not valid. */
export function readAssumptions(text: string): readonly Assumption[] {
  const pages = z.record(z.string(), z.array(entrySchema).min(1)).parse(parse(text));
  return Object.entries(pages).flatMap(([page, entries]) => entries.map((entry) => ({ page, ...entry })));
}

/** Returns the text of a file that `assumptions.yml` names, in a language. */
export function readStated(page: string, locale = 'en'): string {
  const file = page.startsWith('concepts/') ? `content/${locale}/${page}` : page;
  return readFileSync(join(projectRoot, file), 'utf8');
}

/** A part of a page, from a heading to the next one that is not below it. */
export interface Section {
  readonly heading: string;
  readonly text: string;
}

/** Returns the sections of a page with headings of one level, or of any if none is given. */
export function sectionsOf(page: string, level = '#{2,6}'): readonly Section[] {
  const ends = level.includes('{') ? level : `#{1,${level.length}}`;
  const isStart = new RegExp(`^${level} `);
  const isEnd = new RegExp(`^${ends} `);
  const sections: { heading: string; text: string }[] = [];
  let isCode = false;
  let isOpen = false;
  for (const line of page.split('\n')) {
    if (/^\s*(?:`{3,}|~{3,})/.test(line)) isCode = !isCode;
    if (!isCode && isEnd.test(line)) isOpen = isStart.test(line);
    if (!isOpen) continue;
    if (!isCode && isStart.test(line)) sections.push({ heading: line.replace(/^#+ /, ''), text: '' });
    else sections.at(-1)!.text += `${line}\n`;
  }
  return sections;
}

/** Returns what a section states: its sentences, and the rows of its tables. Notes are left out. */
export function statementsOf({ text }: Section): readonly string[] {
  const lines = text.replaceAll(/^:::\w[^]*?^:::$/gm, '').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    if (!line.startsWith('|')) return line.replace(/^- /, '').split(/(?<=[.!?])\s+/);
    const isHead = line.startsWith('| ---') || lines[index + 1]?.startsWith('| ---');
    return isHead ? [] : [line];
  });
}
