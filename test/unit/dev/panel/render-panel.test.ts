import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { renderCover, renderPanel, renderProblems, renderRefusal } from '../../../../src/dev/panel/render-panel.tsx';

const folder = join(import.meta.dirname, '../../../fixtures/panel');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const root = join(folder, '_site');

const moveSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  links: z.array(
    z.strictObject({
      file: z.string(),
      line: z.int(),
      column: z.int(),
      target: z.string(),
      replacement: z.string(),
    }),
  ),
});

const inputSchema = z.strictObject({
  print: z.enum(['note', 'cover', 'refusal', 'problems']),
  problems: z.array(
    z.strictObject({
      code: z.literal('broken-link').default('broken-link'),
      severity: z.enum(['error', 'warning']),
      title: z.string(),
      cause: z.string().optional(),
      hint: z.string().optional(),
      file: z.string().optional(),
      line: z.int().optional(),
      column: z.int().optional(),
      endColumn: z.int().optional(),
      move: moveSchema.optional(),
    }),
  ),
  untranslated: z.strictObject({ file: z.string(), isCopy: z.boolean() }).nullable().default(null),
  isComplete: z.boolean().default(true),
});

/** Every file of the docs is shown by a page of its name. */
const pagesOf = (files: ReadonlySet<string>) =>
  new Map([...files].filter((file) => file.endsWith('.md')).map((file) => [file, [`/${file.slice(0, -3)}`]]));

function print({ print: kind, problems, untranslated, isComplete }: z.output<typeof inputSchema>): string {
  switch (kind) {
    case 'note':
      return renderPanel({ problems, overlay: [], untranslated }, root);
    case 'cover':
      return renderCover(problems, root);
    case 'refusal':
      return renderRefusal(problems, root);
    case 'problems':
      return renderProblems({ problems, isComplete }, { root, base: '/', pagesOf });
  }
}

/** `UPDATE=1` writes the expected output next to the input. */
test.each(names)('%s', async (name) => {
  const input = inputSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const html = print(input);
  const expected = join(folder, name.replace(/\.json$/, '.expected.html'));
  // One tag per line, so that a difference is readable.
  const lines = `${html.replaceAll('><', '>\n<').trim()}\n`;
  if (process.env['UPDATE'] === '1') writeFileSync(expected, lines);
  expect(lines).toBe(readFileSync(expected, 'utf8'));
  const document = html.startsWith('<!doctype')
    ? html
    : `<!doctype html><html lang="en"><head><title>Panel</title></head><body>${html}</body></html>`;
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(document);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});
