import { endOfFence, fenceAfter } from './fences.ts';
import { splitFrontMatter } from './front-matter.ts';

/** A comment in a text that leaves problems out. */
export interface Directive {
  /** The line of the comment, from 1. */
  readonly line: number;
  /** The first and the last line of what it is about; both are in it. */
  readonly from: number;
  readonly to: number;
  /** Whether it is about the rest of the file. Then it is also about the file as a whole. */
  readonly isOpen: boolean;
  /** Codes, or rules of plugins. Empty if the comment names none. */
  readonly codes: readonly string[];
}

/** What every directive has in it, to find the files that have one. */
export const directiveMark = 'docsgen-disable';

const comment =
  /^[\s>*+-]*(?:<!--|\{\/\*|#)\s*docsgen-(disable-next-line|disable|enable)(?![\w-])(.*?)(?:-->|\*\/\}|$)\s*$/;

/**
 * Returns the directives in a text, in their order. Each is a comment on a line of its own: `<!--
 * docsgen-disable-next-line broken-link -- reason -->`. In MDX it is in braces, in YAML behind a
 * hash. Code blocks have none; one that follows is left out as a whole.
 */
export function parseDirectives(text: string): readonly Directive[] {
  if (!text.includes(directiveMark)) return [];
  const lines = text.split(/\r?\n/);
  const { bodyLine } = splitFrontMatter(text);
  const found: Directive[] = [];
  let fence: string | null = null;
  for (const [index, written] of lines.entries()) {
    fence = fenceAfter(index < bodyLine ? '' : written, fence);
    if (fence !== null) continue;
    const [, kind, rest = ''] = comment.exec(written) ?? [];
    if (kind === undefined) continue;
    const line = index + 1;
    const codes = codesIn(rest);
    if (kind === 'enable') {
      found.splice(0, found.length, ...found.flatMap((each) => endAt(each, codes, line)));
    } else if (kind === 'disable') {
      found.push({ line, from: line, to: Infinity, isOpen: true, codes });
    } else {
      const next = lines.findIndex((each, at) => at > index && each.trim() !== '');
      const [from, to] = next < 0 ? [line, line] : [next + 1, endOfFence(lines, next) + 1];
      found.push({ line, from, to, isOpen: false, codes });
    }
  }
  return found.toSorted((one, other) => one.line - other.line);
}

/** Returns whether a directive is about a line; about the file as a whole if there is no line. */
export function covers({ from, to, isOpen }: Directive, line: number | undefined): boolean {
  return line === undefined ? isOpen : from <= line && line <= to;
}

/** The reason is behind two hyphens. */
function codesIn(text: string): readonly string[] {
  const [codes = ''] = text.split(/\s--(?:\s|$)/);
  return codes.split(/[\s,]+/).filter((code) => code !== '');
}

/** Returns a directive that is ended for these codes, or for all of its codes if there are none. */
function endAt(directive: Directive, codes: readonly string[], line: number): readonly Directive[] {
  if (!directive.isOpen) return [directive];
  const isEnded = (code: string) => codes.length === 0 || codes.includes(code);
  const ended = directive.codes.filter(isEnded);
  if (ended.length === 0 && directive.codes.length > 0) return [directive];
  const others = directive.codes.filter((code) => !isEnded(code));
  const closed = { ...directive, to: line, isOpen: false, codes: ended };
  return others.length === 0 ? [closed] : [closed, { ...directive, codes: others }];
}
