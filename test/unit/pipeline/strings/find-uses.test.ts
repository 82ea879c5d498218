import { expect, test } from 'vitest';
import { findStringUses } from '../../../../src/pipeline/strings/find-uses.ts';

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  ['a member', "const s = useStrings('a');\ns.b;", ['a.b:3']],
  ['a quoted member', "const s = useStrings('a');\ns['b-c'];", ['a.b-c:3']],
  ['a pattern', "const { b,\n c: d } = useStrings('a');", ['a.b:2', 'a.c:3']],
  ['a rest', "const { b, ...c } = useStrings('a');", ['a.b:2', 'a.*:2']],
  ['the call itself', "useStrings('a').b;", ['a.b:2']],
  ['a whole key', "const s = useStrings();\ns['theme.NotFound.title'];", ['theme.NotFound.title:3']],
  ['a name that is chosen at run time', "const s = useStrings('a');\ns[name];", ['a.*:3']],
  ['JSX and types', "const s: Words = useStrings('a');\nconst e = <b>{s.b}</b>;", ['a.b:3']],
  ['another object', "const s = other('a');\ns.b;", []],
  ['a syntax error', "const s = = useStrings('a');", []],
];

test.each(cases)('finds the uses in %s', async (_, code, uses) => {
  const found = await findStringUses('a.tsx', `import { useStrings } from 'docsgen/theme';\n${code}`);
  expect(found.map(({ key, line }) => `${key}:${line}`)).toStrictEqual(uses);
});

test('follows another name of the hook', async () => {
  const code = "import { useStrings as words } from 'docsgen/theme';\nwords('a').b;";
  expect(await findStringUses('a.ts', code)).toStrictEqual([{ key: 'a.b', line: 2 }]);
});
