import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../src/system/list-files.ts';
import { projectRoot } from './support/docsgen.ts';
import { exampleErrors, examplesIn } from './support/example-errors.ts';

const folder = 'manual/content/en/docs/theme';

test("TypeScript finds no error in the examples of the manual's chapter about the theme", async () => {
  const pages = (listFiles(join(projectRoot, folder)) ?? []).filter((file) => /\.mdx?$/.test(file));
  const examples = examplesIn(pages.map((file) => `${folder}/${file}`));
  expect(examples.length).toBeGreaterThan(8);
  expect(await exampleErrors(examples)).toBe('');
});
