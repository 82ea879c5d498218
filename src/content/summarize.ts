import { type Foreign, isElementName } from '../markdown/html/element-names.ts';
import { withoutHeadingEnd } from '../markdown/headings/heading-end.ts';
import { isInOpenBlock, nothingOpen, type OpenBlocks, openAfter } from './open-blocks.ts';
import { longestText, plainText, type TextContext } from './plain-text.ts';

/** Title and description from the start of a page, used if its front matter has none. */
export interface Summary {
  /** The first heading, if it is an `h1` before all other visible content. */
  readonly heading: string | null;
  /** The first paragraph as plain text. */
  readonly paragraph: string | null;
  /** The first heading of any level, if it was asked for and the page has no `heading`. */
  readonly section?: SectionHeading;
}

/** A heading that gives a page without a title its name. */
interface SectionHeading {
  readonly text: string;
  /** It is before all other visible content. */
  readonly isFirst: boolean;
}

/**
 * Returns the heading and the first paragraph of a body, without parsing all of it.
 * `customElements` are the names of the elements that the site's scripts define. Emoji names are
 * put between `emojiMark`s. The page of an `isUntitled` body has no title in its front matter.
 */
export function summarize(
  body: string,
  format: 'md' | 'mdx' = 'md',
  customElements: readonly string[] = [],
  isUntitled = false,
): Summary {
  const isTag: TextContext['isTag'] =
    format === 'mdx' ? () => true : (name, text) => customElements.includes(name) || isElementName(name, within(text));
  const context: TextContext = { isTag, isDefined: definitionsIn(body) };
  const plain = withoutComments(body, '<!--', '-->');
  let heading: string | null = null;
  let paragraph: string | null = null;
  let section: SectionHeading | undefined;
  let isFirst = true;
  let open = nothingOpen;
  for (const block of blocksOf(format === 'mdx' ? withoutScript(plain) : plain)) {
    for (const part of partsOf(block, open)) {
      const isInside = isInOpenBlock(part, open);
      open = openAfter(part, isInside ? open : { ...open, item: 0 });
      const text = part.trim();
      if (isInside || text === '') continue;
      if (isIndentedCode(part)) {
        isFirst = false;
        continue;
      }
      const found = isFirst ? headingOf(text, isTag) : null;
      if (found !== null) heading = plainText(withoutHeadingEnd(found), context);
      const named = isUntitled && heading === null && !section ? anyHeadingOf(text) : null;
      if (named !== null) section = { text: plainText(withoutHeadingEnd(named), context), isFirst };
      if (found === null && isSilent(text, isTag)) continue;
      isFirst = false;
      if (found === null && paragraph === null && isParagraph(text)) paragraph = plainText(text, context);
      const isNamed = !isUntitled || heading !== null || section !== undefined;
      if (paragraph !== null && isNamed) return { heading, paragraph, ...(section && { section }) };
    }
  }
  return { heading, paragraph, ...(section && { section }) };
}

/** Returns a summary with other texts. */
export function mapSummary(
  { heading, paragraph, section }: Summary,
  map: (text: string | null) => string | null,
): Summary {
  const named = section && { section: { ...section, text: map(section.text) ?? section.text } };
  return { heading: map(heading), paragraph: map(paragraph), ...named };
}

/** Does not match the indent of the next block, because four spaces begin code. */
const blankLines = /\r?\n(?:[ \t]*\r?\n)+/;

/** Yields the blocks of a text, which blank lines separate. It is lazy: only a few are needed. */
function* blocksOf(text: string): Generator<string> {
  const blank = new RegExp(blankLines, 'g');
  let start = 0;
  for (let end = blank.exec(text); end !== null; end = blank.exec(text)) {
    yield text.slice(start, end.index);
    start = blank.lastIndex;
  }
  yield text.slice(start);
}

/** Where a block begins without an empty line before it. */
const interruption =
  /^ {0,3}(?:#{1,6}(?:[ \t]|$)|>|[-+*][ \t]+\S|1[.)][ \t]+\S|`{3,}[^`]*$|~{3,}|:{3,}|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$|(?:\*[ \t]*){3,}$)/;
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/;

/** Yields the parts of a block that end without an empty line: headings and paragraphs. */
function* partsOf(block: string, { fence }: OpenBlocks): Generator<string> {
  let lines: string[] = [];
  let kind: 'heading' | 'paragraph' | 'other' | null = null;
  for (const line of fence === null ? block.split(/\r?\n/) : [block]) {
    const isUnderline = kind === 'paragraph' && underline.test(line);
    if (isUnderline) lines.push(line);
    if (isUnderline || kind === 'heading' || (kind === 'paragraph' && interruption.test(line))) {
      yield lines.join('\n');
      lines = [];
      kind = null;
    }
    if (isUnderline) continue;
    lines.push(line);
    const text = line.trim();
    if (/^#{1,6}[ \t]/.test(text)) kind ??= 'heading';
    else if (text !== '') kind ??= isParagraph(text) && !isIndentedCode(line) ? 'paragraph' : 'other';
  }
  yield lines.join('\n');
}

function isIndentedCode(part: string): boolean {
  return /^(?:\s*\n)?(?: {4}|\t)/.test(part);
}

/** A JavaScript expression. `{#` is not one: it begins the id of a heading. */
const expression = /(?<!\\)\{(?!#)[^{}]*\}/;

/**
 * Removes the imports, exports and comments of an `.mdx` file, and paragraphs that contain
 * expressions, because these are incomplete without their values.
 */
function withoutScript(body: string): string {
  const kept: string[] = [];
  let open = 0;
  for (const block of withoutComments(body, '{/*', '*/}').split(blankLines)) {
    const isScript = open > 0 || /^(?:import|export)\s/.test(block.trimStart());
    // An export may contain blank lines: it ends where its brackets are closed.
    if (isScript) open += (block.match(/[([{]/g)?.length ?? 0) - (block.match(/[)\]}]/g)?.length ?? 0);
    else if (/^#\s/.test(block) || !expression.test(block)) kept.push(block);
  }
  return kept.join('\n\n').replace(new RegExp(expression, 'g'), '');
}

/**
 * Removes comments. A regular expression would search for the end of each unclosed comment up to
 * the end of the text.
 */
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

/** Returns the source of an `h1`; null for anything else. */
function headingOf(text: string, isTag: TextContext['isTag']): string | null {
  const atx = /^#[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(text.slice(0, longestText));
  if (atx) return atx[1] ?? '';
  const above = text.slice(0, text.lastIndexOf('\n'));
  if (/\n {0,3}=+[ \t]*$/.test(text) && isParagraph(above)) return above;
  const html = startsWithTag(text, isTag) ? /<h1(?:\s[^>]*)?>(.*?)<\/h1>/is.exec(text.slice(0, longestText)) : null;
  return html?.[1] ?? null;
}

/** Returns the source of a heading of any level in Markdown; null for anything else. */
function anyHeadingOf(text: string): string | null {
  const atx = /^#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(text.slice(0, longestText));
  if (atx) return atx[1] === '' ? null : (atx[1] ?? null);
  const above = text.slice(0, text.lastIndexOf('\n'));
  return /\n {0,3}(?:=+|-+)[ \t]*$/.test(text) && isParagraph(above) ? above : null;
}

/**
 * Returns whether a block may come before the page's heading: HTML, comments, definitions,
 * pictures.
 */
function isSilent(text: string, isTag: TextContext['isTag']): boolean {
  if (/^(?:<[!?]|\{\/\*|\[[^\]\n]+\]:|\[\[toc\]\]$|\[toc\]$)/i.test(text) || startsWithTag(text, isTag)) return true;
  return /^\[?!\[/.test(text) && text.slice(0, longestText).replace(picture, '').trim() === '';
}

/** A picture, also inside a link. */
const picture = /\[?!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?(?:\](?:\([^)]*\)|\[[^\]]*\]))?/g;

/**
 * Returns a function that tells whether a body defines a label; footnote labels begin with `^`. The
 * body is searched at the first call.
 */
function definitionsIn(body: string): TextContext['isDefined'] {
  let found: ReadonlySet<string> | null = null;
  const find = () =>
    new Set([...body.matchAll(/^[ \t>]{0,9}\[([^\]\n]{1,999})\]:/gm)].map(([, name = '']) => labelKey(name)));
  return (label) => (found ??= find()).has(labelKey(label));
}

function labelKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

const languages: readonly Foreign[] = ['svg', 'math'];

function within(text: string): ReadonlySet<Foreign> {
  return new Set(languages.filter((name) => text.includes(`<${name}`)));
}

/**
 * Returns whether a part is a paragraph: not a heading, list, quote, table, code, rule, footnote or
 * directive.
 */
function isParagraph(text: string): boolean {
  if (/^(?:(?:#{1,6}|[-*+]|\d{1,9}[.)])(?:\s|$)|>|\||```|~~~|:::|\[\^)/.test(text)) return false;
  return !/^(?:-{3,}|\*{3,}|_{3,})[ \t]*(?:\n|$)|\n {0,3}(?:-+|=+)[ \t]*$/.test(text);
}

function startsWithTag(text: string, isTag: TextContext['isTag']): boolean {
  const name = /^<\/?([a-z][^\s/>]*)/i.exec(text)?.[1];
  return name !== undefined && isTag(name, text);
}
