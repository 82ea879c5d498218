import { expect, test } from 'vitest';
import { plainText } from '../../../../src/content/plain-text.ts';
import { compile } from '../compile-with.ts';

test('an unknown language of inline code is a warning, and the text stays', async () => {
  const { messages } = await compile('# T\n\nUse `x{:jss}`.\n');
  expect(messages).toMatchObject([{ code: 'unknown-code-language', line: 3, column: 5 }]);
  expect(messages[0]?.hint).toContain('Did you mean');
});

test('titles and the table of contents have the code without its language', async () => {
  const { headings } = await compile('# T\n\n## The `call(){:js}` way\n');
  expect(headings).toMatchObject([{ id: 'the-call-way' }]);
  const context = { isTag: () => false, isDefined: () => false };
  expect(plainText(String.raw`The ${'`call(){:js}`'} way, ${'`x\\{:js}`'}, ${'`{:js}`'}`, context)).toBe(
    'The call() way, x{:js}, {:js}',
  );
});
