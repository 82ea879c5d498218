import { expect, test } from 'vitest';
import { markdownSchema } from '../../../src/config/schema/markdown.ts';
import { otherContainers } from '../../../src/markdown/containers/directive-names.ts';
import { validate } from '../../../src/config/validate.ts';

const codes = { unknownKey: 'unknown-config-key', invalidValue: 'invalid-config-value' } as const;

test.each([
  [{ variables: { 'a b': 'x' } }, 'Expected a key of letters, digits, periods, hyphens and underscores.'],
  [{ admonitions: { '1st': { label: 'First' } } }, 'Expected a name that begins with a letter'],
  [
    { admonitions: { figure: { label: 'Figure' } } },
    'Expected another name than figure, details, tabs, tab, code-group, grid, cell, sortable.',
  ],
  [{ admonitions: { security: { label: 'Security', color: 'red' } } }, 'neutral'],
  [{ admonitions: { security: {} } }, 'Expected'],
  [{ customElements: ['player'] }, 'the name of a custom element, in lower case with a hyphen'],
  [{ customElements: ['docs-player'] }, 'a name that does not begin with `docs-`'],
  [{ parser: 'marked' }, 'Expected one of "remark", "satteri".'],
])('%j is refused', (input, hint) => {
  const { problems } = validate({ schema: markdownSchema, input, codes, file: 'site.config.ts', locate: () => null });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.hint).toContain(hint);
});

test('no name of a container can be that of a callout', () => {
  const input = (name: string) => ({ admonitions: { [name]: { label: 'A' } } });
  const taken = otherContainers.filter((name) => !markdownSchema.safeParse(input(name)).success);
  expect(taken).toStrictEqual(otherContainers);
});

test('variables and callouts may have a text for each language', () => {
  const input = {
    variables: { product: 'Voice AI', 'sales.office': { en: 'London', es: 'Madrid' } },
    admonitions: { security: { label: { en: 'Security', es: 'Seguridad' }, icon: 'danger', color: 'danger' } },
  };
  const { value } = validate({ schema: markdownSchema, input, codes, file: 'site.config.ts', locate: () => null });
  expect(value).toStrictEqual(input);
});
