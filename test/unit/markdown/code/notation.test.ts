import { describe, expect, test } from 'vitest';
import { createLineKinds } from '../../../../src/markdown/code/line-kind.ts';
import { readNotation } from '../../../../src/markdown/code/notation.ts';

const kinds = createLineKinds({ careful: { color: 'danger', sign: '?' } });

/**
 * A comment in each style, with the text in the place of `~`, and languages that have the style.
 */
const styles: readonly (readonly [comment: string, languages: string])[] = [
  ['// ~', 'js ts jsx java go rust swift kotlin dart c cpp csharp php scala jsonc proto'],
  ['/* ~ */', 'css scss less js java sql lua'],
  ['{/* ~ */}', 'jsx tsx mdx'],
  ['<!-- ~ -->', 'html xml vue svelte astro md markdown mdx'],
  ['# ~', 'python ruby bash sh yaml toml dockerfile r perl elixir powershell make graphql nix ini'],
  ['-- ~', 'sql lua haskell ada elm vhdl applescript plsql'],
  ['; ~', 'ini clojure lisp scheme racket asm wasm nsis'],
  [';; ~', 'clojure lisp wasm'],
  ['% ~', 'latex tex matlab erlang prolog bibtex'],
  ["' ~", 'vb'],
  ['REM ~', 'bat cmd vb'],
  [':: ~', 'bat'],
  ['! ~', 'f90 fortran-free-form'],
  ['(* ~ *)', 'ocaml pascal fsharp wolfram'],
  ['*> ~', 'cobol'],
  ['" ~', 'vim viml'],
];

const cases = styles.flatMap(([comment, languages]) => languages.split(' ').map((language) => [comment, language]));

function shown(code: string, language: string): readonly (readonly [text: string, ...kinds: string[]])[] {
  const { lines, problems } = readNotation(code, language, kinds);
  expect(problems).toStrictEqual([]);
  return lines.map((line) => [line.text, ...line.kinds]);
}

describe('comments of all styles mark lines with a kind of the site', () => {
  test.each(cases)('%s in %s', (comment = '', language = '') => {
    const write = (text: string) => comment.replace('~', text);
    const code = [write('careful-next-line'), 'one', 'two', write('careful-start'), 'three', write('careful-end')];
    const [one, two, three] = [['one', 'mark-careful'], ['two'], ['three', 'mark-careful']];
    expect(shown(code.join('\n'), language)).toStrictEqual([one, two, three]);
    expect(shown(`one ${write('[!code careful]')}\ntwo`, language)).toStrictEqual([one, two]);
    expect(shown(`  ${write('kept [!code careful]')}`, language)).toStrictEqual([
      [`  ${write('kept')}`, 'mark-careful'],
    ]);
  });
});

test('the same words outside of a comment, and comments of other languages, are text', () => {
  expect(shown('call("careful-next-line")\ntwo', 'js')).toStrictEqual([['call("careful-next-line")'], ['two']]);
  expect(shown('-- careful-next-line\ntwo', 'js')).toStrictEqual([['-- careful-next-line'], ['two']]);
  expect(shown('% careful-next-line\ntwo', 'python')).toStrictEqual([['% careful-next-line'], ['two']]);
});
