import { expect, test } from 'vitest';
import { pluginExamples } from './support/plugin-manual.ts';
import { moduleOf, typeErrorsIn } from './support/type-examples.ts';

test('TypeScript finds no error in the examples of the chapter about plugins, with the settings of the manual', async () => {
  const examples = pluginExamples().filter(({ language }) => /^tsx?$/.test(language));
  expect(examples.length).toBeGreaterThan(24);
  const files = examples.map(({ page, title, language, code }, index) => ({
    file: `${page}-${index}.${title.endsWith('.d.ts') ? 'd.ts' : language}`,
    code: moduleOf(code),
  }));
  expect(await typeErrorsIn(files)).toBe('');
});
