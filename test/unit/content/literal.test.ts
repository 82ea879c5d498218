import { describe, expect, it } from 'vitest';
import { readLiteral } from '../../../src/content/literal.ts';
import { findPageExport } from '../../../src/content/page-export.ts';
import { locateKey, parseYaml } from '../../../src/content/yaml-source.ts';

describe('an object literal', () => {
  it('is read without running anything', () => {
    const text = `{ title: 'It\\'s', "a b": \`x\ny\`, n: -1.5, on: true, none: null, list: [1, { deep: "z" }], } satisfies X;`;
    const { data, mistakes, length } = readLiteral(text);
    expect(data).toStrictEqual({
      title: "It's",
      'a b': 'x\ny',
      n: -1.5,
      on: true,
      none: null,
      list: [1, { deep: 'z' }],
    });
    expect(mistakes).toStrictEqual([]);
    expect(text.slice(length)).toBe(' satisfies X;');
  });

  it.each([
    ['{ a: 1, b: name }', '1:12'],
    ['{ a: `${x}` }', '1:6'],
    ['{ a: f() }', '1:6'],
    ['{\n  ...rest,\n}', '2:3'],
    ['{ [key]: 1 }', '1:3'],
    ['{ f() {} }', '1:3'],
    ['{ a: /x/ }', '1:6'],
    ['{ a: 1n }', '1:6'],
    ['{ a: [1, -name] }', '1:10'],
    ['define({ a: 1 })', '1:1'],
    ['{ a: 1', '1:7'],
  ])('names what only running it could give: %s', (text, place) => {
    const { mistakes } = readLiteral(text);
    expect(mistakes.map(({ line, column }) => `${line}:${column}`)).toStrictEqual([place]);
  });

  it('keeps what is written out beside it', () => {
    expect(readLiteral('{ a: 1, b: name, c: [2, name] }').data).toStrictEqual({ a: 1, c: [2] });
  });

  it('adds no field to the prototype', () => {
    const { data } = readLiteral('{ "__proto__": { polluted: true } }');
    expect(JSON.stringify(data)).toBe('{"__proto__":{"polluted":true}}');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('what a component page exports as `page`', () => {
  const source = [
    "import { x } from './x.ts';",
    '',
    "export const page: PageFields = { title: 'One',",
    '  hero: { actions: [{ to: 1 }] } };',
    '',
    'export default function Page() {}',
  ].join('\n');

  it('has its places in the file', () => {
    const found = findPageExport(source, 'a.tsx');
    expect(found).not.toBeNull();
    if (!found) return;
    expect(parseYaml(found).value.data).toStrictEqual({ title: 'One', hero: { actions: [{ to: 1 }] } });
    expect(locateKey(found, ['title'])).toStrictEqual({ line: 3, column: 35 });
    expect(locateKey(found, ['hero', 'actions', 0, 'to'])).toStrictEqual({ line: 4, column: 23 });
    expect(locateKey(found, ['slug'])).toBeNull();
    expect(found.text).not.toContain('export default');
  });

  it.each([
    'export default function Page() {}',
    'const page = {};',
    '// export const page = {};',
    'export const pages = {};',
  ])('is not in %s', (text) => {
    expect(findPageExport(text, 'a.tsx')).toBeNull();
  });
});
