import { type ForeignRow, quoted } from './foreign-row.ts';
import { bareAddress } from './written-text.ts';

const address = String.raw`(?:${bareAddress}+|(?:https?://|\.{1,2}/|/|#)[^\s()[\]]*|[^\s()[\]]+\.mdx?(?:#[^\s()[\]]*)?)`;
const key = String.raw`(?:[\p{L}\p{N}-]+|"[^"+\n]+")`;

/** Marks inside a line that come out as text. */
export const foreignMarks: readonly ForeignRow[] = [
  {
    clue: ')[',
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}\]])\([^()\n]+\)\[${address}\]`, 'gu'),
    title: () => 'This is not a link: its brackets are the wrong way around.',
    hint: 'Write `[text](./page.md)`.',
    example: 'See (agents)[./agents.md].',
  },
  {
    clue: ['] (', ']  (', ']\t('],
    pattern: new RegExp(String.raw`(?<![\])])\[[^[\]\n]+\][ \t]+\(${address}\)`, 'gu'),
    title: () => 'This is not a link: there is a space between its text and its address.',
    hint: 'Write `[text](./page.md)`, without a space.',
    example: 'See [agents] (./agents.md).',
  },
  {
    clue: '==',
    pattern: /(?<![=\w!<>:+*/%&|^{-])==(?=[^\s=])[^=\n]{0,200}?[^\s=]==(?![=\w])/g,
    title: quoted('marks nothing here.'),
    hint: 'Write `<mark>` and `</mark>` around the words.',
    example: 'A ==marked== word',
  },
  {
    clue: '++',
    pattern: new RegExp(String.raw`(?<![+{\p{L}\p{N}])\+\+${key}(?:\+${key})*\+\+(?![+\p{L}\p{N}])`, 'gu'),
    title: quoted('does not show keys here.'),
    hint: 'Write `<kbd>Ctrl</kbd> + <kbd>C</kbd>` for keys, and `<ins>` and `</ins>` around what was inserted.',
    example: 'Press ++ctrl+c++.',
  },
  {
    clue: '~',
    pattern: /(?<=[\p{L}\p{N})])~(?![~\s])[^\s~]{1,12}(?<!\s)~(?!~)/gu,
    title: quoted('is struck through.'),
    hint: 'Write `<sub>` and `</sub>` around subscript text, such as `H<sub>2</sub>O`, or two tildes to strike text through: `~~x~~`.',
    example: 'H~2~O',
  },
  {
    clue: '^',
    pattern:
      /(?<=[\p{L}\p{N})])\^(?=[\p{L}\p{N}+\u2212-])[^\s^[\](){}]{1,12}\^(?![\p{L}\p{N}^])|(?<![\p{L}\p{N}^([{])\^(?![oOvVuU_.-]\^)[\p{L}\p{N}]{1,12}\^(?![\p{L}\p{N}^])/gu,
    title: quoted('raises nothing here.'),
    hint: 'Write `<sup>` and `</sup>` around it, such as `x<sup>2</sup>`.',
    example: 'x^2^',
  },
  {
    clue: '^[',
    pattern: /\^\[(?=\p{L})[^[\]\n]+\s[^[\]\n]+\]/gu,
    title: quoted('is not a footnote here.'),
    hint: 'Write `[^1]`, and `[^1]: ` with the text of the footnote on its own line.',
    example: 'Text^[with a note].',
  },
  {
    clue: '![[',
    pattern: /!\[\[(?![\s:"'])[^[\]\n]+\]\]/g,
    title: quoted('shows nothing here.'),
    hint: 'Write `![text](./picture.png)` for a picture, and `<!--@include: ./page.md-->` for a text.',
    example: '![[picture.png]]',
  },
  {
    clue: '[[',
    pattern:
      /(?<![\p{L}\p{N}\])!$[])\[\[(?!_?toc_?\]\])(?=[\p{L}#/])[^[\]\n"'(){},;=<>]+\]\](?![\p{L}\p{N}([{]|[ \t]*\n[^\n]*=)/giu,
    title: quoted('is not a link here.'),
    hint: 'Write `[text](./page.md)`.',
    example: 'See [[Other page]].',
  },
  {
    clue: '{{',
    pattern: /(?<![\p{L}\p{N}_^\\$%#@=('"{])\{\{(?![{#<%>!&^])[ \t]*[\p{L}_$.][^{}\n]*\}\}(?!\})/gu,
    title: quoted('is text here: no value replaces it.'),
    hint: 'Write the value, or `:var[name]` for one of `variables` in the configuration. For the braces themselves, write it as code, or `\\{{`.',
    format: 'md',
    example: 'Version {{ version }}',
  },
  {
    clue: [':material-', ':fontawesome-', ':octicons-', ':simple-'],
    pattern: /:(?:material|fontawesome|octicons|simple)-[\w-]+:/g,
    title: quoted('is not an icon here.'),
    hint: 'Write an emoji, such as `:rocket:`, or a picture. A page that ends in `.mdx` can have `<Icon name="…" />`.',
    example: 'A :material-check: is done.',
  },
  {
    clue: ['{++', '{--', '{>>', '{~~', '{=='],
    pattern: /\{(?:\+\+[^{}]+\+\+|--[^{}]+--|>>[^{}]+<<|~~[^{}]+~~|==[^{}]+==)\}/g,
    title: quoted('is a proposed change, and text here.'),
    hint: 'Accept or reject it, or write `<ins>`, `<del>` or `<mark>` around the words.',
    format: 'md',
    example: 'A {++new++} word',
  },
  {
    clue: '%%',
    pattern: /(?<![%\w])%%[ \t]?(?=\p{L})[^%\n]+%%(?![%\w])/gu,
    title: quoted('is not a comment here.'),
    hint: 'Write `<!-- … -->`.',
    example: 'A text %%with a comment%%',
  },
  {
    clue: '||',
    pattern: /(?<![|\w])\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|(?![|\w])|(?<![\w>])>!(?=[^\s!])[^\n<>]+!</g,
    title: quoted('hides nothing here.'),
    hint: 'Write `:::details[Title]` before the text and `:::` after it.',
    where: 'paragraph',
    example: 'The answer is ||forty-two||.',
  },
  {
    clue: '[/',
    pattern: /\[(b|i|u|s|url|img|color|size|quote|code)(?:=[^\]\n]*)?\][^[\]\n]*\[\/\1\]/gi,
    title: quoted('is BBCode, and text here.'),
    hint: 'Write Markdown: `**bold**`, `*italic*`, `[text](https://…)`, `![text](./a.png)`.',
    example: '[b]bold[/b]',
  },
];

/** Addresses that lead readers nowhere. */
export const foreignAddresses: readonly ForeignRow[] = [
  {
    clue: ['://localhost', '://127.', '://0.0.0.0', '://[::1]'],
    pattern: /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?\/[^?]+$/gi,
    title: ([what]) => `\`${what}\` is an address on your own computer.`,
    hint: 'Link to the file of the page, such as `[text](./page.md)`. If readers are meant to type the address, write it as code, in backticks.',
    where: 'address',
    example: '[text](http://localhost:3000/guide/start)',
  },
  {
    clue: ['.safelinks.', '/url?', '//urldefense.'],
    pattern:
      /^https?:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com|www\.google\.[a-z.]+\/url\?|urldefense\.)[^]*/gi,
    title: () => 'This address goes through a tracking service.',
    hint: 'Open the link, and copy the address that it leads to.',
    where: 'address',
    example: '[text](https://www.google.com/url?q=https://example.com)',
  },
  {
    clue: ['<ac:', '<ri:', '<at:', '<st1:'],
    pattern: /^(?:ac|ri|at|st1):[a-z-]+$/gi,
    title: ([what]) => `\`<${what}>\` is a tag from Confluence or Word, which means nothing in a browser.`,
    hint: 'Remove these tags, and write Markdown instead. Copy the text from the page as readers see it, not from its source.',
    where: 'address',
    example: '<ac:rich-text-body>',
  },
];
