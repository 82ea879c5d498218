import { expect, test } from 'vitest';
import { pluginPages } from './support/plugin-manual.ts';
import { typeErrorsIn, typeExamplesIn } from './support/type-examples.ts';

test('TypeScript finds no error in the examples of the chapter about plugins, with the settings of the manual', async () => {
  const examples = [...pluginPages()].flatMap(([page, text]) => typeExamplesIn(text, page));
  expect(examples.length).toBeGreaterThan(24);
  expect(await typeErrorsIn(examples)).toBe('');
});
