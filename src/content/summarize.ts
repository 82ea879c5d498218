import { type Foreign, isElementName } from '../markdown/html/element-names.ts';

/** What the start of a text says about the page when its front matter does not. */
export interface Summary {
  /** The first heading, if it is an `h1` that stands before everything else. */
  readonly heading: string | null;
  /** The first paragraph as plain text. */
  readonly paragraph: string | null;
}

/**
 * Returns the heading and first paragraph of a body, without parsing all of it. `customElements` are the names that scripts of the site
 * define.
 */
export function summarize(body: string, format: 'md' | 'mdx' = 'md', customElements: readonly string[] = []): Summary {
  const isTag: IsTag =
    format === 'mdx' ? () => true : (name, text) => customElements.includes(name) || isElementName(name, within(text));
  const plain = withoutComments(body, '<!--', '-->');
  let heading: string | null = null;
  let isFirst = true;
  let fence: string | null = null;
  for (const block of blocksOf(format === 'mdx' ? withoutScript(plain) : plain)) {
    const text = block.trim();
    if (text === '') continue;
    if (fence === null) {
      const found = isFirst ? headingOf(text) : null;
      isFirst = false;
      if (found) {
        heading = plainText(found.heading, isTag);
        if (found.rest === '') continue;
      }
      const paragraph = found ? found.rest : text;
      if (isParagraph(paragraph, isTag)) return { heading, paragraph: plainText(paragraph, isTag) };
    }
    fence = fenceAfter(text, fence);
  }
  return { heading, paragraph: null };
}

const blankLines = /\r?\n[ \t]*(?:\r?\n[ \t]*)+/;

/** The first blocks of a long text say enough: no more are looked for than are asked for. */
function* blocksOf(text: string): Generator<string> {
  const blank = new RegExp(blankLines, 'g');
  let start = 0;
  for (let end = blank.exec(text); end !== null; end = blank.exec(text)) {
    yield text.slice(start, end.index);
    start = blank.lastIndex;
  }
  yield text.slice(start);
}

/** The id of a heading is no JavaScript. */
const expression = /(?<!\\)\{(?!#)[^{}]*\}/;

/** Leaves out the imports, exports and comments of an `.mdx` file, and paragraphs that are not whole without their JavaScript. */
function withoutScript(body: string): string {
  const kept: string[] = [];
  let open = 0;
  for (const block of withoutComments(body, '{/*', '*/}').split(blankLines)) {
    const isScript = open > 0 || /^(?:import|export)\s/.test(block.trimStart());
    // An export may have blank lines: it ends where its brackets do.
    if (isScript) open += (block.match(/[([{]/g)?.length ?? 0) - (block.match(/[)\]}]/g)?.length ?? 0);
    else if (/^#\s/.test(block) || !expression.test(block)) kept.push(block);
  }
  return kept.join('\n\n').replace(new RegExp(expression, 'g'), '');
}

/** A regular expression would look for the end of each comment again, to the end of the text. */
function withoutComments(body: string, opening: string, closing: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const start = body.indexOf(opening, at);
    const end = start === -1 ? -1 : body.indexOf(closing, start + opening.length);
    if (end === -1) return kept + body.slice(at);
    kept += body.slice(at, start);
    at = end + closing.length;
  }
}

function headingOf(text: string): { readonly heading: string; readonly rest: string } | null {
  const [first = '', second = '', ...others] = text.split(/\r?\n/);
  const atx = /^#[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(first.slice(0, longestText));
  if (atx) return { heading: atx[1] ?? '', rest: [second, ...others].join('\n').trim() };
  if (/^=+[ \t]*$/.test(second)) return { heading: first, rest: others.join('\n').trim() };
  return null;
}

/** Tells of a name between angle brackets in a text whether it is that of an element; in `.md` others are text. */
type IsTag = (name: string, text: string) => boolean;

const languages: readonly Foreign[] = ['svg', 'math'];

function within(text: string): ReadonlySet<Foreign> {
  return new Set(languages.filter((name) => text.includes(`<${name}`)));
}

/** Headings, lists, quotes, tables, code, rules, HTML and directives are no paragraphs. */
function isParagraph(text: string, isTag: IsTag): boolean {
  if (/^(#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||```|~~~|:::|<[!?]|!\[|\[\^|-{3,}|\*{3,}|_{3,}|\s{4})/.test(text)) return false;
  const name = /^<\/?([a-z][^\s/>]*)/i.exec(text)?.[1];
  return name === undefined || !isTag(name, text);
}

/** A blank line inside a fenced block does not end the block: returns the fence that is open after `text`. */
function fenceAfter(text: string, open: string | null): string | null {
  let fence = open;
  for (const line of text.split(/\r?\n/)) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark === undefined) continue;
    if (fence === null) fence = mark;
    else if (mark.startsWith(fence)) fence = null;
  }
  return fence;
}

/** Escaped characters are kept out of the way, in the private use area, while marks are taken off. */
const privateUse = 0xe000;

/** More makes neither a title nor a description, and what takes off marks is slow on long texts. */
const longestText = 5000;

/** A mark after a backslash, or code between backquotes. */
const literal = /\\([!-/:-@[-`{-~])|(?<!`)(`+)(?!`)(.+?)(?<!`)\2(?!`)/gs;

function plainText(markdown: string, isTag: IsTag): string {
  return markdown
    .slice(0, longestText)
    .replace(literal, (_, mark?: string, _ticks?: string, code?: string) => hideMarks(mark ?? code ?? ''))
    .replace(/\s*\{(?:#[^}]+|\/\* +#[^}]+ +\*\/)\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/<([a-z][a-z\d+.-]+:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/gi, '$1')
    .replace(/<\/?([a-z][\w.:-]*)(?:[\s/][^>]*)?>/gi, (tag, name: string) => (isTag(name, markdown) ? '' : tag))
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(^|[^\w*])\*([^*]+)\*/g, '$1$2')
    .replace(/(^|\W)_([^_]+)_(?=\W|$)/g, '$1$2')
    .replace(/[\uE021-\uE07E]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - privateUse))
    .replace(/\s+/g, ' ')
    .trim();
}

function hideMarks(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (mark) => String.fromCharCode(privateUse + mark.charCodeAt(0)));
}
