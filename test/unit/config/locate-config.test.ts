import { describe, expect, test } from 'vitest';
import { locateConfig } from '../../../src/config/locate-config.ts';

const object = `{
  title: 'A',
  navbar: {
    items: [
      { label: 'One' },
      { label: 'Two' },
    ],
  },
}`;

describe.each([
  ['an object', `export default ${object};\n`],
  ['a call', `export default defineConfig(${object});\n`],
  ['a call of a call', `export default wrap(defineConfig(${object}));\n`],
  ['satisfies', `export default ${object} satisfies SiteConfig;\n`],
  ['a cast', `export default (${object} as SiteConfig);\n`],
  ['a named export', `const config: SiteConfig = ${object};\nexport { config as default };\n`],
])('%s', (_name, code) => {
  const source = `import { defineConfig, type SiteConfig } from 'docsgen';\n\n${code}`;

  test.each([
    [['title'], 4, 3],
    [['navbar', 'items', 1, 'label'], 8, 9],
    [['navbar', 'items', 1], 8, 7],
    [['navbar', 'items', 9], 6, 5],
    [['navbar', 'logo', 'src'], 5, 3],
  ])('%j', async (path, line, column) => {
    expect((await locateConfig(source))(path)).toStrictEqual({ line, column });
  });
});

test('a variable is followed to where it is written', async () => {
  const locate = await locateConfig(`const config = {\n  title: 'A',\n};\n\nexport default config;\n`);
  expect(locate(['title'])).toStrictEqual({ line: 2, column: 3 });
});

test('a spread or computed value has the position of its nearest ancestor', async () => {
  const locate = await locateConfig(
    `const shared = { title: 'A' };\nexport default {\n  ...shared,\n  navbar: {\n    ['items']: [...[1]],\n  },\n};\n`,
  );
  expect(locate(['navbar', 'items', 0])).toStrictEqual({ line: 4, column: 3 });
  expect(locate(['title'])?.line).toBe(2);
});

test.each(['export default {', 'export const a = 1;', 'export default await load();'])(
  '%j has no places',
  async (source) => {
    expect((await locateConfig(source))(['title'])).toBeNull();
  },
);
