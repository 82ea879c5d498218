import { expect, test } from 'vitest';
import { markdownSchema } from '../../../src/config/schema/markdown.ts';
import { validate } from '../../../src/config/validate.ts';

test.each([
  [{ variables: { 'a b': 'x' } }, 'Expected a key of letters, digits, points, hyphens and underscores.'],
  [{ admonitions: { '1st': { label: 'First' } } }, 'Expected a name that begins with a letter'],
  [{ admonitions: { figure: { label: 'Figure' } } }, 'Expected another name: `:::figure` makes figures.'],
  [{ admonitions: { security: { label: 'Security', color: 'red' } } }, 'neutral'],
  [{ admonitions: { security: {} } }, 'Expected'],
])('%j is refused', (input, hint) => {
  const { problems } = validate({ schema: markdownSchema, input, file: 'site.config.ts', locate: () => null });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.hint).toContain(hint);
});

test('variables and callouts may have a text for each language', () => {
  const input = {
    variables: { product: 'Voice AI', 'sales.office': { en: 'London', es: 'Madrid' } },
    admonitions: { security: { label: { en: 'Security', es: 'Seguridad' }, icon: 'danger', color: 'danger' } },
  };
  const { value } = validate({ schema: markdownSchema, input, file: 'site.config.ts', locate: () => null });
  expect(value).toStrictEqual(input);
});
