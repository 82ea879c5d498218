/** The marks around a comment. Without `close`, the comment ends at the end of the line. */
export interface CommentStyle {
  readonly open: string;
  readonly close?: string;
  /** True if the opening mark is a word, such as `rem`. */
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

/** Longer marks come first, because `{/*` contains `/*`. */
const common: readonly CommentStyle[] = [expression, block, markup, slashes, hash];

const special: readonly (readonly [styles: readonly CommentStyle[], languages: string])[] = [
  // Code blocks in Markdown may contain code blocks. The comments in those inner blocks are shown
  // unchanged.
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
      // The common marks are always included: a block may contain other languages, and extra marks
      // do no harm.
      styles.includes(markup) ? styles : [...common, ...styles],
    ]),
  ),
);

/** Returns the comment styles of a language, longer marks first. */
export function commentStyles(language: string): readonly CommentStyle[] {
  return styleByLanguage.get(language) ?? common;
}
