import { type ForeignRow, quoted } from './foreign-row.ts';
import { blank } from './written-text.ts';

const admonitionNames =
  'note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|attention|failure|fail|missing|danger|error|bug|example|quote|cite|details';

/** What to write for an include of another generator. */
export const includeHint =
  'Write `<!--@include: ./file.md-->` for a text, and a block that begins with ```` ```js file=./file.js ```` for code.';
const tocHint =
  'Remove it: each page has its table of contents beside the text. A page that ends in `.mdx` can have `<TOCInline />` in the text.';
const calloutHint =
  'Write `:::note[Title]` before the text and `:::` after it; there are also tip, info, warning and danger.';

/**
 * Hints for tags of Liquid, Jinja and Nunjucks (used by GitBook, Jekyll and others) that have an
 * equivalent in docsgen.
 */
const tagHints: ReadonlyMap<string, string> = new Map([
  ['hint', 'Write `:::note` before the text and `:::` after it; there are also tip, info, warning and danger.'],
  ['tabs', 'Write `::::tabs` and `::::` around them, and `:::tab[Label]` and `:::` around each.'],
  ['tab', 'Write `:::tab[Label]` before it and `:::` after it, and `::::tabs` and `::::` around all of them.'],
  ['code', 'Write ```` ```js title="app.js" ```` at the beginning of the code block.'],
  ['include', includeHint],
  ['embed', 'Write a link to it.'],
  ['raw', 'Leave it out: braces are text here.'],
]);

/** Lines and blocks that come out as text. */
export const foreignBlocks: readonly ForeignRow[] = [
  {
    clue: ['import ', 'export '],
    pattern:
      /^(import|export)[ \t]+(?:(?:[^\n]*?\bfrom[ \t]*)?["'][^"'\n]+["'];?[ \t]*$|(?:const|let|var)[ \t][^\n=]*=|(?:default[ \t]+)?(?:async[ \t]+)?function\b[^\n]*\(|(?:default[ \t]+)?class[ \t]+\w+[^\n]*\{|default[ \t]+[({[])/my,
    title: ([, word = '']) => `\`${word}\` is text in a \`.md\` file.`,
    hint: 'A page with JavaScript and components ends in `.mdx`; those of the theme need no import there.',
    format: 'md',
    example: "import Tabs from '@theme/Tabs';",
  },
  {
    clue: '{/*',
    pattern: /^\{\/\*/y,
    title: () => '`{/* … */}` is not a comment in a `.md` file.',
    hint: 'Write `<!-- … -->`.',
    format: 'md',
    example: '{/* a comment */}',
  },
  {
    clue: ['[toc', '[TOC', '[_TOC', '[_toc', '[Toc', '{toc'],
    pattern: /^(?:\[\[_?toc_?\]\]|\[toc\]|@\[toc\](?:\([^)\n]*\))?|\$\{toc\})[ \t]*(?![^])/iy,
    title: quoted('does not make a table of contents here.'),
    hint: tocHint,
    example: '[[toc]]',
  },
  {
    clue: '{:',
    pattern: /^\{:[ \t]*toc[^{}\n]*\}/gim,
    title: quoted('does not make a table of contents here.'),
    hint: tocHint,
    example: '- x\n{:toc}',
  },
  {
    clue: '{{#',
    pattern: /\{\{#(?:include|rustdoc_include|playground|title|template)\b[^{}\n]*\}\}/g,
    title: quoted('includes nothing here.'),
    hint: ([what]) => (what.startsWith('{{#title') ? 'Set `title` in the front matter.' : includeHint),
    example: 'See {{#include ./a.md:2}}',
  },
  {
    clue: '8<-',
    pattern: /^-+8<-+[ \t]+["'][^\n]*/gm,
    title: quoted('includes nothing here.'),
    hint: includeHint,
    example: '--8<-- "a.md"',
  },
  {
    clue: ['!!!', '???', '///'],
    pattern: new RegExp(
      String.raw`^(!!!|\?{3}\+?|/{3})[ \t]+(?:(?:${admonitionNames}|tab|admonition)\b|["'])(?![^\n]*!!!)[^\n]*`,
      'gim',
    ),
    title: ([, marks = '']) => `\`${marks}\` opens nothing here.`,
    hint: ([whole, marks = '']) =>
      /^\?|details/i.test(whole)
        ? 'Write `:::details[Title]` before the text and `:::` after it, and do not indent the text.'
        : `Write \`:::note[Title]\` before the text and \`:::\` after it, and do not indent the text${marks === '!!!' ? '; there are also tip, info, warning and danger' : ''}.`,
    example: '!!! note "Title"\n    Text',
  },
  {
    clue: ['?> ', '!> '],
    pattern: /^[?!]>[ \t]+\S/gm,
    title: ([what]) => `\`${what.slice(0, 2)}\` does not make a callout here.`,
    hint: 'Write `> [!TIP]` or `> [!IMPORTANT]`, and `> ` before each line of the text.',
    example: '?> Text',
  },
  {
    clue: '===',
    pattern: /^={3}[!+]?[ \t]+["'][^\n]*/gm,
    title: () => '`===` does not begin a tab here.',
    hint: 'Write `::::tabs` and `::::` around all tabs, `:::tab[Label]` and `:::` around each, and do not indent the text.',
    example: '=== "Tab"\n    Text',
  },
  {
    clue: ':::',
    pattern: /^:{3,}[ \t]*\{[^\n]*/gm,
    title: () => 'A block with its kind in braces has no effect here.',
    hint: calloutHint,
    example: ':::{note} Title\nText\n:::',
  },
  {
    clue: '\n.. ',
    pattern: /^\.\.[ \t]+[a-z][\w:-]*::[^\n]*/gm,
    title: quoted('is not a directive here.'),
    hint: `${calloutHint} A table of contents, code and includes have their own syntax, see the manual.`,
    example: '.. note:: Title',
  },
  {
    clue: '{%',
    pattern: /(?<!\{)\{%-?[ \t]*(?!end|else|elif|elsif)([a-z]\w*)[^%\n]*%\}/g,
    title: ([, name = '']) => `The tag \`{% ${name} %}\` is text here.`,
    hint: ([, name = '']) =>
      tagHints.get(name) ??
      'Pages are not templates. Write its result as text, or a component in a page that ends in `.mdx`.',
    example: '{% hint style="info" %}\nText\n{% endhint %}',
  },
  {
    clue: ['{{<', '{{%'],
    pattern: /\{\{[<%][ \t]*(?!\/)([a-z][\w/-]*)[^\n{}]*?[>%]\}\}/gi,
    title: ([, name = '']) => `The shortcode \`{{< ${name} >}}\` is text here.`,
    hint: 'Pages are not templates. Write a block such as `:::note`, Markdown or HTML instead, or a component in a page that ends in `.mdx`.',
    example: '{{< youtube id >}}',
  },
  {
    clue: '\n{',
    pattern: /^\{(?:code|panel|info|note|tip|warning|quote|noformat|expand|toc)(?::[^{}\n]*)?\}[^]*/gim,
    title: quoted('is a Confluence macro, which is text here.'),
    hint: `${calloutHint} Put code between lines of three backticks.`,
    format: 'md',
    example: '{panel:title=A}\nText\n{panel}',
  },
  {
    clue: ['NOTE:: ', 'TIP:: ', 'IMPORTANT:: ', 'WARNING:: ', 'CAUTION:: '],
    pattern: /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)::[ \t]/gm,
    title: quoted('does not open a callout here.'),
    hint: calloutHint,
    example: 'NOTE:: Text',
  },
  {
    clue: ['´´´', '‘‘‘', '’’’', '‛‛‛', '′′′', 'ˋˋˋ', '｀｀｀', '‘’', '``´', '´``'],
    pattern: /^(?:[´‘’‛′ˋ｀`]{3,})[^]*/gm,
    title: ([what]) => `\`${what.slice(0, 3)}\` does not begin or end code: these are not backticks.`,
    hint: 'Write three backticks, ```` ``` ````, before the code and after it. Editors may replace them while you type.',
    example: '´´´js\nlet a;\n´´´',
  },
  {
    clue: /\n[ \t>]*[•●◦▪‣⁃∙·–—]/,
    pattern: /^(?:[•●◦▪‣⁃∙][ \t\u00a0]*\S[^]*|([·–—])[ \t\u00a0]+\S[^\n]*\n\1[ \t\u00a0]+\S[^]*)/gm,
    title: ([what]) => `\`${what.slice(0, 1)}\` does not begin a list item.`,
    hint: 'Write `- ` before each item; without it, all lines are one paragraph.',
    example: '• First',
  },
  {
    clue: /\n[ \t>]*[-*+][a-z\u00C0-\uFFFF]/i,
    pattern: /^([-+]|\*(?=[^*\n]*\n\*[^*\n]*$))\p{L}[^\n]*(?:\n\1\p{L}[^\n]*)+|^-\p{L}{3,}[^\n]*(?![^])/gmu,
    title: ([what]) => `\`${what.slice(0, 1)}\` without a space after it does not begin a list item.`,
    hint: ([what]) =>
      `Write \`${what.slice(0, 1)} \` with a space before each item; without it, all lines are one paragraph.`,
    example: '-First\n-Second',
  },
  {
    clue: /\n[ \t>]*\d{1,3}[.)][a-z\u00C0-\uFFFF]/i,
    pattern: /^(\d{1,3}[.)])\p{L}{2}[^\n]*(?:\n\d{1,3}[.)]\p{L}[^\n]*)+|^(1[.)])\p{L}{3,}[^\n]*(?![^])/gmu,
    title: ([, number, alone = number]) => `\`${alone}\` without a space after it does not begin a list item.`,
    hint: ([, number, alone = number]) => `Write \`${alone} \` with a space before the item.`,
    example: '1.First\n2.Second',
  },
  {
    clue: '\t',
    pattern: /^[^\t\n|]*[^\s|][ ]*\t[^\n|]*\n[^\t\n|]*[^\s|][ ]*\t[^\n|]*/gm,
    title: () => 'Cells between tabs do not make a table.',
    hint: 'Write `| One | Two |` for each row, and `| --- | --- |` under the first.',
    example: 'Name\tPrice\nOne\t1 €',
  },
  {
    clue: ['\n: ', '\n:\t', ' : ', ' :\t', '>: '],
    pattern: /^:[ \t]+[^\s:][^]*/gm,
    title: () => '`: ` does not begin a definition here.',
    hint: 'Write `<dl><dt>Term</dt><dd>Text</dd></dl>`, or a list: `- **Term**: text`.',
    where: 'paragraph',
    example: 'Apple\n: A fruit.',
  },
  {
    clue: '*[',
    pattern: /^\*\[[^\]\n]+\]:[^\n]*/gm,
    title: quoted('does not explain an abbreviation here.'),
    hint: 'Write `<abbr title="HyperText Markup Language">HTML</abbr>`, or define terms for all pages with the plugin `docsgen/plugins/glossary`.',
    example: '*[HTML]: HyperText Markup Language',
  },
  {
    clue: ['ac:', 'ri:', 'at:', 'o:', 'w:', 'v:', 'm:', 'st1:'].map((name) => `<${name}`),
    pattern: /<\/?(?:ac|ri|at|o|w|v|m|st1):[a-z][\w:-]*(?:\s[^<>]*)?\/?>/gi,
    title: quoted('is a tag from Confluence or Word, which means nothing in a browser.'),
    hint: 'Remove these tags, and write Markdown instead. Copy the text from the page as readers see it, not from its source.',
    where: 'paragraph',
    example: '<ac:structured-macro ac:name="info">',
  },
];

/** Braces with attributes, and what stands at the end of headings. */
export const foreignAttributes: readonly ForeignRow[] = [
  {
    clue: '{',
    pattern: new RegExp(
      String.raw`(?<=${blank}|(?:^|[^\w\]:-])\[[^[\]\n]*\])\{:?[ \t]*(?:\.[\w-]|[\w-]+=[\w"'])[^{}\n]*\}|^\{(?::[ \t]*(?:\.[\w-]|[\w-]+=)|[ \t]*\.[\w-])[^{}\n]*\}`,
      'gm',
    ),
    title: quoted('does not set attributes here.'),
    hint: 'Write the element as HTML, such as `<img src="./a.png" alt="…" width="300">` or `<a href="…" class="…">`; a heading can have `{#id}`.',
    example: '![a](b){ width=300 }',
  },
  {
    clue: '{',
    pattern: /(?<!:[\w-]*)\{:?[ \t]*#[\p{L}\p{N}_][^{}\n]*\}[ \t]*$/gmu,
    title: quoted('does not set an id here.'),
    hint: 'Only a heading may end with `{#id}`. Elsewhere, write `<a id="…"></a>`, or `<span id="…">` and `</span>` around the text.',
    where: 'paragraph',
    example: 'Apple {#apple}',
  },
  {
    clue: '{',
    pattern: /%?\{:?[ \t]*#[^{}\n]*[ \t][^{}\n]*\}%?[ \t]*$|%\{#[^{}\n]*\}%[ \t]*$/g,
    title: quoted('does not set the id of this heading.'),
    hint: 'Write `{#id}`, an id without spaces, at the end of the heading.',
    where: 'heading',
    example: '## A %{#b}%',
  },
  {
    clue: '[#',
    pattern: /(?<=\s)\[#[^\s[\]]+\][ \t]*$/g,
    title: quoted('does not set the id of this heading.'),
    hint: ([what]) => `Write \`{#${what.trim().slice(2, -1)}}\`.`,
    where: 'heading',
    example: '## A [#b]',
  },
];
