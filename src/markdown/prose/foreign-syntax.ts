import type { Finding, Searched } from './finding.ts';
import { blank } from './written-text.ts';

/** Syntax of another generator that is plain text in docsgen. */
interface ForeignSyntax {
  readonly pattern: RegExp;
  /**
   * Titles of the same kind differ only in the quoted part, so that messages of one kind can be
   * counted together.
   */
  readonly title: (match: RegExpExecArray) => string;
  readonly hint: (match: RegExpExecArray) => string;
  /**
   * Search only `.md` files. In `.mdx`, this syntax is JavaScript, or the MDX parser reports it.
   */
  readonly onlyMd?: true;
}

const admonitionNames =
  'note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|attention|failure|fail|missing|danger|error|bug|example|quote|cite|details';

const include = {
  title: (what: string) => `\`${what}\` includes nothing here.`,
  hint: 'Write `<!--@include: ./file.md-->` for a text, and a block that begins with ```` ```js file=./file.js ```` for code.',
};
const toc = {
  title: (what: string) => `\`${what}\` makes no table of contents here.`,
  hint: 'Take it out: each page has its table of contents beside the text. A page that ends in `.mdx` may have `<TOCInline />` in the text.',
};
const attributes = {
  title: (what: string) => `\`${what}\` sets no attributes here.`,
  hint: 'Write the element as HTML, such as `<img src="./a.png" alt="…" width="300">` or `<a href="…" class="…">`; a heading may have `{#id}`.',
};

/**
 * Hints for tags of Liquid, Jinja and Nunjucks (used by GitBook, Jekyll and others) that have an
 * equivalent in docsgen.
 */
const tagHints: ReadonlyMap<string, string> = new Map([
  ['hint', 'Write `:::note` before the text and `:::` after it; there are also tip, info, warning and danger.'],
  ['tabs', 'Write `::::tabs` and `::::` around them, and `:::tab[Label]` and `:::` around each.'],
  ['tab', 'Write `:::tab[Label]` before it and `:::` after it, and `::::tabs` and `::::` around all of them.'],
  ['code', 'Write ```` ```js title="app.js" ```` at the beginning of the block of code.'],
  ['include', include.hint],
  ['embed', 'Write a link to it.'],
  ['raw', 'Leave it out: braces are text here.'],
]);

const syntaxes: readonly ForeignSyntax[] = [
  {
    pattern:
      /^(import|export)[ \t]+(?:(?:[^\n]*?\bfrom[ \t]*)?["'][^"'\n]+["'];?[ \t]*$|(?:const|let|var)[ \t][^\n=]*=|(?:default[ \t]+)?(?:async[ \t]+)?function\b[^\n]*\(|(?:default[ \t]+)?class[ \t]+\w+[^\n]*\{|default[ \t]+[({[])/my,
    title: ([, word = '']) => `\`${word}\` is text in a \`.md\` file.`,
    hint: () => 'A page with JavaScript and components ends in `.mdx`; those of the theme need no import there.',
    onlyMd: true,
  },
  {
    pattern: /^\{\/\*/y,
    title: () => '`{/* … */}` is not a comment in a `.md` file.',
    hint: () => 'Write `<!-- … -->`.',
    onlyMd: true,
  },
  {
    pattern: /^(?:\[\[_?toc_?\]\]|\[toc\]|@\[toc\](?:\([^)\n]*\))?|\$\{toc\})[ \t]*(?![^])/iy,
    title: ([what]) => toc.title(what.trim()),
    hint: () => toc.hint,
  },
  {
    pattern: /^\{:[ \t]*toc[^{}\n]*\}/gim,
    title: ([what]) => toc.title(what),
    hint: () => toc.hint,
  },
  {
    pattern: /\{\{#(?:include|rustdoc_include|playground|title|template)\b[^{}\n]*\}\}/g,
    title: ([what]) => include.title(what),
    hint: ([what]) => (what.startsWith('{{#title') ? 'Set `title` in the front matter.' : include.hint),
  },
  {
    pattern: /^-+8<-+[ \t]+["'][^\n]*/gm,
    title: ([what]) => include.title(what),
    hint: () => include.hint,
  },
  {
    pattern: new RegExp(
      String.raw`^(!!!|\?{3}\+?|/{3})[ \t]+(?:(?:${admonitionNames}|tab|admonition)\b|["'])(?![^\n]*!!!)[^\n]*`,
      'gim',
    ),
    title: ([, marks = '']) => `\`${marks}\` opens nothing here.`,
    hint: ([whole, marks = '']) =>
      /^\?|details/i.test(whole)
        ? 'Write `:::details[Title]` before the text and `:::` after it, and do not indent the text.'
        : `Write \`:::note[Title]\` before the text and \`:::\` after it, and do not indent the text${marks === '!!!' ? '; there are also tip, info, warning and danger' : ''}.`,
  },
  {
    pattern: /^[?!]>[ \t]+\S/gm,
    title: ([what]) => `\`${what.slice(0, 2)}\` makes no callout here.`,
    hint: () => 'Write `> [!TIP]` or `> [!IMPORTANT]`, and `> ` before each line of the text.',
  },
  {
    pattern: /^={3}[!+]?[ \t]+["'][^\n]*/gm,
    title: () => '`===` begins no tab here.',
    hint: () =>
      'Write `::::tabs` and `::::` around all tabs, `:::tab[Label]` and `:::` around each, and do not indent the text.',
  },
  {
    pattern: /^:{3,}[ \t]*\{[^\n]*/gm,
    title: () => 'A block with its kind in braces opens nothing here.',
    hint: () =>
      'Write `:::note[Title]` before the text and `:::` after it; there are also tip, info, warning and danger.',
  },
  {
    pattern: /\{%-?[ \t]*(?!end|else|elif|elsif)([a-z]\w*)[^%\n]*%\}/g,
    title: ([, name = '']) => `The tag \`{% ${name} %}\` is text here.`,
    hint: ([, name = '']) =>
      tagHints.get(name) ??
      'Pages are not templates. Write its result as text, or a component in a page that ends in `.mdx`.',
  },
  {
    pattern: /\{\{[<%][ \t]*(?!\/)([a-z][\w/-]*)[^\n{}]*?[>%]\}\}/gi,
    title: ([, name = '']) => `The shortcode \`{{< ${name} >}}\` is text here.`,
    hint: () =>
      'Pages are not templates. Write a block such as `:::note`, Markdown or HTML in its place, or a component in a page that ends in `.mdx`.',
  },
  {
    pattern: new RegExp(
      String.raw`(?<=${blank})\{:?[ \t]*(?:\.[\w-]|[\w-]+=)[^{}\n]*\}|^\{(?::[ \t]*(?:\.[\w-]|[\w-]+=)|[ \t]*\.[\w-])[^{}\n]*\}`,
      'gm',
    ),
    title: ([what]) => attributes.title(what),
    hint: () => attributes.hint,
  },
];

/** Matches a file that may have any of this syntax. */
export const mayHaveForeignSyntax =
  /^[ \t>]*(?:import[ \t]|export[ \t]|!!!|\?\?\?|\/\/\/|[?!]>|===|:{3,}[ \t]*\{|-+8<|\{[ \t]*\.)|\[\[_?toc|\[toc|\$\{toc|\{(?:%|:|\/\*|\{[#<%])|[\])`>]\{/im;

/** Finds syntax of other generators in a text. The hints say what to write instead. */
export function foreignSyntax({ text, format }: Searched): readonly Finding[] {
  return syntaxes.flatMap(({ pattern, title, hint, onlyMd }) => {
    if (onlyMd && format === 'mdx') return [];
    return matchesOf(pattern, text).map((match) => ({
      offset: match.index,
      code: 'foreign-syntax',
      title: title(match),
      hint: hint(match),
    }));
  });
}

/**
 * Returns all matches of a global pattern. Other patterns are sticky and match only at the start of
 * the text.
 */
function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  if (pattern.global) return [...text.matchAll(pattern)];
  pattern.lastIndex = 0;
  const match = pattern.exec(text);
  return match ? [match] : [];
}

/** The only line of a code block that another generator fills from a file. */
const includedLine =
  /^(?:\{\{#(?:include|rustdoc_include|playground)\b[^{}\n]*\}\}|-{1,9}8<-{1,9}[ \t]+["'][^"'\n]+["'])$/;

/**
 * Returns a finding for a code block that another generator would fill from a file, or null for any
 * other code block.
 */
export function foreignInclude(code: string): Finding | null {
  const what = /\{\{#|8<-/.test(code) ? code.trim() : '';
  if (!includedLine.test(what)) return null;
  return { offset: 0, code: 'foreign-syntax', title: include.title(what), hint: include.hint };
}
