import { decodeString } from 'micromark-util-decode-string';
import { labeledDirectives } from '../markdown/containers/directive-names.ts';
import { readInlineLanguage, withoutEscape } from '../markdown/code/inline-language.ts';

/** Decides which characters of a text are markup. */
export interface TextContext {
  /**
   * Returns whether a name in angle brackets is the name of an element. In `.md` files, other names
   * are text.
   */
  readonly isTag: (name: string, text: string) => boolean;
  /**
   * Returns whether the page defines a label in brackets: a link reference, or with `^` a footnote.
   */
  readonly isDefined: (label: string) => boolean;
}

/**
 * In characters. A title or description is never longer, and removing markup is slow on long texts.
 */
export const longestText = 5000;

/** Marks both ends of an emoji name such as `:tada:` until it is replaced. No text contains it. */
export const emojiMark = '\uE000';

/** An escaped character, or inline code. */
const literal = /\\([!-/:-@[-`{-~])|(?<!`)(`+)(?!`)(.+?)(?<!`)\2(?!`)/gs;
const enclosedAddress = /<([a-z][a-z\d+.-]+:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/gi;
const bareAddress = /(?:https?:\/\/|www\.)[^\s<]+/gi;
const tag = /<\/?([a-z][\w.:-]*)(?:[\s/][^>]*)?>/gi;
const characterReference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi;
const emojiName = /(?<![\p{L}\p{N}]):([a-z\d_+-]+):(?![\p{L}\p{N}])/gu;
const labeledDirective = new RegExp(String.raw`:(?:${labeledDirectives.join('|')})\[([^[\]]*)\](?:\{[^{}\n]*\})?`, 'g');
const lineBreak = /\\\r?\n/g;

/**
 * Returns the visible text of one Markdown paragraph or heading. Emoji names are put between
 * `emojiMark`s.
 */
export function plainText(markdown: string, context: TextContext): string {
  const text = markdown
    .slice(0, longestText)
    .replace(lineBreak, '\n')
    .replace(literal, (_, mark?: string, _ticks?: string, code?: string) => hideMarks(mark ?? textOfCode(code ?? '')))
    .replace(labeledDirective, '$1')
    .replace(enclosedAddress, (_, address: string) => hideMarks(address));
  return withoutLinks(text, context)
    .replace(bareAddress, hideMarks)
    .replace(tag, (whole, name: string) => (context.isTag(name, markdown) ? textOfTag(whole, name) : whole))
    .replace(characterReference, (reference) => hideMarks(decodeString(reference)))
    .replace(/(\*\*|~~)(?!\s)(.+?)(?<!\s)\1/gs, '$2')
    .replace(/([*~])(?![\s*~])([^*~]+?)(?<!\s)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(__?)(?![\s_])(.+?)(?<![\s_])\1(?![\p{L}\p{N}_])/gsu, '$2')
    .replace(emojiName, `${emojiMark}$1${emojiMark}`)
    .replace(/[\uE021-\uE07E]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - privateUse))
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** Returns inline code without the language that an author may name at its end: `call(){:js}`. */
function textOfCode(code: string): string {
  return code.endsWith('}') ? (readInlineLanguage(code)?.text ?? withoutEscape(code)) : code;
}

/**
 * Literal punctuation is moved into the private use area by this offset while markup is removed.
 */
const privateUse = 0xe000;

function hideMarks(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (mark) => String.fromCharCode(privateUse + mark.charCodeAt(0)));
}

/**
 * Returns the text that replaces a tag: a space for `<br>`, the `alt` of a picture, else nothing.
 */
function textOfTag(whole: string, name: string): string {
  if (name.toLowerCase() === 'br') return ' ';
  return name.toLowerCase() === 'img' ? (/\salt=(["'])(.*?)\1/is.exec(whole)?.[2] ?? '') : '';
}

const nested = String.raw`\((?:[^\s()]|\((?:[^\s()]|\([^\s()]*\))*\))*\)`;
/**
 * The part of a link in parentheses after its text: an address, which may contain parentheses, and
 * a title.
 */
const destination = new RegExp(
  String.raw`\(\s*(?:<[^<>\n]*>|(?:[^\s()<]|${nested})(?:[^\s()]|${nested})*)?(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)`,
  'y',
);
const label = /\[([^[\]]*)\]/y;

/** Replaces links and pictures with their texts, and removes footnote references. */
function withoutLinks(text: string, { isDefined }: TextContext): string {
  let kept = '';
  const open: number[] = [];
  for (let at = 0; at < text.length;) {
    const start = text[at] === ']' ? open.pop() : undefined;
    if (start === undefined) {
      if (text[at] === '[') open.push(kept.length);
      kept += text[at];
      at += 1;
      continue;
    }
    const inside = kept.slice(start + 1);
    const end = endOfLink({ text, at: at + 1, inside }, isDefined);
    if (end === null) kept += ']';
    else kept = kept.slice(0, start).replace(/!$/, '') + (inside.startsWith('^') ? '' : inside);
    at = end ?? at + 1;
  }
  return kept;
}

interface Bracket {
  readonly text: string;
  /** Offset after the closing bracket. */
  readonly at: number;
  readonly inside: string;
}

/** Returns the end offset of a link whose text is in brackets; null if the brackets are text. */
function endOfLink({ text, at, inside }: Bracket, isDefined: TextContext['isDefined']): number | null {
  if (inside.startsWith('^')) return isDefined(inside) ? at : null;
  destination.lastIndex = at;
  if (destination.test(text)) return destination.lastIndex;
  label.lastIndex = at;
  const found = label.exec(text);
  if (found && isDefined(found[1] || inside)) return label.lastIndex;
  return isDefined(inside) ? at : null;
}
