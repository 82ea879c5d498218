import { findForeign, looksLikeYaml, type FrontMatterBlock, type FrontMatterMistake } from './foreign-front-matter.ts';

/** The parts of a content file. */
export interface FileParts {
  /** YAML between the `---` lines, empty without front matter. */
  readonly yaml: string;
  /** Offset of the YAML in the text. */
  readonly yamlStart: number;
  /** Number of lines before the YAML. */
  readonly yamlLine: number;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyLine: number;
  /** What is wrong with the lines that begin and end the front matter; null for nothing. */
  readonly mistake: FrontMatterMistake | null;
}

const end = String.raw`[^\S\r\n]*(?:\r\n|\n|\r|(?![^]))`;
/** What may be before front matter: a byte order mark, blanks, empty lines and comments. */
const lead = /^(?:\s|<!--[^]*?-->|\{\/\*[^]*?\*\/\})*/;
/** Editors make dashes of hyphens. */
const dashes = '(?:[-–—]{2,40}|—)';
const opening = new RegExp(`^(${dashes})(?:ya?ml)?${end}`);
/** YAML that begins with a key, comments before it aside. */
const keyed = /^(?:\s|#[^\r\n]*)*(?:[\p{L}\w-]+|"[^"\r\n]+"|'[^'\r\n]+')[ \t]*:(?:\s|$)/u;

/**
 * Returns the front matter and the body of a file, without a byte order mark. Blanks, empty lines
 * and comments may be before front matter that begins with a key.
 */
export function splitFrontMatter(text: string): FileParts {
  const start = blockStart(text);
  const rest = text.slice(start);
  const [first, mark] = opening.exec(rest) ?? [];
  const block = first === undefined ? findForeign(rest) : findBlock(text, start, first);
  if (block) return partsOf(text, start, block);
  const isOpen = mark === '---' && /^[\w-]+:(?:\s|$)/.test(rest.slice(first?.length));
  return {
    yaml: '',
    yamlStart: 0,
    yamlLine: isOpen ? countLines(text.slice(0, start)) + 1 : 0,
    body: text.replace(/^\uFEFF/, ''),
    bodyLine: 0,
    mistake: isOpen ? 'unclosed' : null,
  };
}

/** Returns where the first line begins that has more than blanks and comments. */
function blockStart(text: string): number {
  const start = lead.exec(text)?.[0].length ?? 0;
  return isBlank(text.slice(lineStartOf(text, start), start)) ? start : text.length;
}

/** Returns the block that begins with a line of hyphens; null if nothing ends it. */
function findBlock(text: string, start: number, first: string): FrontMatterBlock | null {
  const rest = text.slice(start + first.length);
  const isKeyed = keyed.test(rest);
  const isRight = first.trim() === '---';
  const isSure = isRight && /^\uFEFF?$/.test(text.slice(0, start));
  if (!isKeyed && !isSure) return null;
  const indent = start - lineStartOf(text, start);
  const findEnd = (marks: string) => new RegExp(`^[^\\S\\r\\n]{0,${indent}}(?:${marks})${end}`, 'm').exec(rest);
  const isYaml = (last: RegExpExecArray | null) => last !== null && looksLikeYaml(rest.slice(0, last.index));
  const last = isKeyed ? findEnd(String.raw`${dashes}|\.\.\.`) : null;
  // Elsewhere, lines of hyphens may be rules, or the underlines of headings.
  const closing = isYaml(last) ? last : isSure ? findEnd('---') : null;
  if (closing === null) return null;
  const isClosed = ['---', '...'].includes(closing[0].trim());
  const yamlEnd = first.length + closing.index;
  const mistake = isRight && isClosed ? null : 'hyphens';
  return { yamlStart: first.length, yamlEnd, bodyStart: yamlEnd + closing[0].length, mistake };
}

function partsOf(text: string, start: number, block: FrontMatterBlock): FileParts {
  const [yamlStart, bodyStart] = [start + block.yamlStart, start + block.bodyStart];
  return {
    yaml: text.slice(yamlStart, start + block.yamlEnd),
    yamlStart,
    yamlLine: countLines(text.slice(0, yamlStart)),
    body: text.slice(bodyStart),
    bodyLine: countLines(text.slice(0, bodyStart)),
    mistake: block.mistake,
  };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function lineStartOf(text: string, offset: number): number {
  const before = text.slice(0, offset).replace(/^\uFEFF/, ' ');
  return Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
}

function countLines(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
