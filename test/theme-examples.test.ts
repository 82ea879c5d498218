import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../src/system/list-files.ts';
import { projectRoot } from './support/docsgen.ts';
import { typeErrorsIn, typeExamplesIn } from './support/type-examples.ts';

const folder = join(projectRoot, 'manual/content/en/docs/theme');

test("TypeScript finds no error in the examples of the manual's chapter about the theme", async () => {
  const pages = (listFiles(folder) ?? []).filter((file) => /\.mdx?$/.test(file));
  const examples = pages.flatMap((file) => typeExamplesIn(readFileSync(join(folder, file), 'utf8'), file));
  expect(examples.length).toBeGreaterThan(8);
  expect(await typeErrorsIn(examples)).toBe('');
});
