import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './support/docsgen.ts';
import { typeErrorsIn, typeExamplesIn } from './support/type-examples.ts';

test('TypeScript finds no error in the examples of docs/plugins.md, with the settings of README', async () => {
  const examples = typeExamplesIn(readFileSync(join(projectRoot, 'docs/plugins.md'), 'utf8'), 'example');
  expect(examples.length).toBeGreaterThan(12);
  expect(await typeErrorsIn(examples)).toBe('');
});
