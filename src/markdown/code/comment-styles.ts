/** The marks around a comment, as they are written; no `close` means the end of the line. */
export interface CommentStyle {
  readonly open: string;
  readonly close?: string;
  /** The opening mark is a word. */
  readonly isWord?: boolean;
}

const slashes: CommentStyle = { open: '//' };
const block: CommentStyle = { open: '/*', close: '*/' };
const expression: CommentStyle = { open: '{/*', close: '*/}' };
const hash: CommentStyle = { open: '#' };
const markup: CommentStyle = { open: '<!--', close: '-->' };
const dashes: CommentStyle = { open: '--' };
const semicolons: CommentStyle = { open: ';' };
const percent: CommentStyle = { open: '%' };
const quote: CommentStyle = { open: "'" };
const word: CommentStyle = { open: 'rem', isWord: true };
const bang: CommentStyle = { open: '!' };
const stars: CommentStyle = { open: '(*', close: '*)' };
const cobol: CommentStyle = { open: '*>' };
const colons: CommentStyle = { open: '::' };
const doubleQuote: CommentStyle = { open: '"' };

/** Longer marks first: `/*` would be found in them. */
const common: readonly CommentStyle[] = [expression, block, markup, slashes, hash];

const special: readonly (readonly [styles: readonly CommentStyle[], languages: string])[] = [
  // A page about code shows the comments of its blocks as they are written.
  [[expression, markup, hash], 'md markdown mdx mdc'],
  [[dashes, block], 'lua luau sql plsql haskell hs ada elm vhdl applescript'],
  [
    [semicolons],
    'wasm clojure clj common-lisp lisp scheme racket emacs-lisp elisp ini asm mipsasm nsis ahk ahk2 fennel',
  ],
  [[percent], 'tex latex bibtex matlab erlang erl prolog'],
  [[quote, word], 'vb'],
  [[word, colons], 'bat batch cmd'],
  [[bang], 'fortran-free-form f90 f95 f03 f08 f18 fortran-fixed-form f for f77'],
  [[stars, slashes], 'ocaml fsharp f# fs pascal wolfram wl'],
  [[cobol], 'cobol'],
  [[doubleQuote], 'viml vim vimscript'],
];

const styleByLanguage: ReadonlyMap<string, readonly CommentStyle[]> = new Map(
  special.flatMap(([styles, languages]) =>
    languages.split(' ').map((language): [string, readonly CommentStyle[]] => [
      language,
      // Where `#` or `//` is no comment it still is one in the other languages of a block, and in none it does harm.
      styles.includes(markup) ? styles : [...common, ...styles],
    ]),
  ),
);

/** Returns the ways to write a comment in a language, the longest marks first. */
export function commentStyles(language: string): readonly CommentStyle[] {
  return styleByLanguage.get(language) ?? common;
}
