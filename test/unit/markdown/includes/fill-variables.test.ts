import { describe, expect, test } from 'vitest';
import { fillVariables } from '../../../../src/markdown/includes/fill-variables.ts';

const values: Readonly<Record<string, string>> = { version: '2.1', name: 'Ring & Co.' };
const fill = (text: string) => fillVariables(text, (key) => values[key] ?? null);

describe('the text of a page with its variables', () => {
  test.each<readonly [string, string, string]>([
    ['has their values in text', '# :var[name]\n\n- *:var[version]*, v:var[version]', '# Ring & Co.\n\n- *2.1*, v2.1'],
    ['keeps unknown ones', ':var[none] :var[version]', ':var[none] 2.1'],
    [
      'keeps escaped ones, and what only looks like one',
      '\\:var[name] ::var[name] var[name]',
      '\\:var[name] ::var[name] var[name]',
    ],
    ['keeps those in code', '`:var[name]` :var[name] ``a ` :var[name]``', '`:var[name]` Ring & Co. ``a ` :var[name]``'],
    ['keeps those in code of two lines', 'A `b\n:var[name]` :var[name]', 'A `b\n:var[name]` Ring & Co.'],
    ['ends code with the paragraph', 'A `b\n\n:var[name]`', 'A `b\n\nRing & Co.`'],
    ['passes over a mark that nothing ends', '`` a :var[name] `b`', '`` a Ring & Co. `b`'],
    [
      'keeps those in code blocks',
      '~~~~md\n:var[name]\n~~~\n~~~~\n:var[name]',
      '~~~~md\n:var[name]\n~~~\n~~~~\nRing & Co.',
    ],
    [
      'has them in code blocks that ask for it, which then look like any other',
      '> ```sh vars title="A"\n> `:var[version]` \\:var[version]\n> ```\n\n```vars\n:var[name]\n```',
      '> ```sh title="A"\n> `2.1` \\2.1\n> ```\n\n```vars\n:var[name]\n```',
    ],
  ])('%s', (_, text, expected) => {
    expect(fill(text)).toBe(expected);
  });
});
