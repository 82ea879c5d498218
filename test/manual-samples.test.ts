import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../src/system/list-files.ts';
import { projectRoot } from './support/docsgen.ts';
import { typeErrorsIn, typeExamplesIn } from './support/type-examples.ts';

const chapters = ['start', 'write', 'organize', 'deploy', 'move', 'about'];
const folder = join(projectRoot, 'manual/content/en/docs');

test('TypeScript finds no error in the samples of the manual', async () => {
  const pages = chapters.flatMap((chapter) =>
    (listFiles(join(folder, chapter)) ?? []).flatMap((path) => (/\.mdx?$/.test(path) ? [`${chapter}/${path}`] : [])),
  );
  const examples = pages.flatMap((page) => typeExamplesIn(readFileSync(join(folder, page), 'utf8'), page));
  expect(examples.length).toBeGreaterThan(20);
  expect(await typeErrorsIn(examples)).toBe('');
});
