/**
 * What is wrong with the lines that begin and end front matter. `unclosed`: the second is missing.
 * `unopened`: the first is missing. `bare`: both are. `hyphens`: they do not have three hyphens.
 * `toml` and `json`: between them is no YAML.
 */
export type FrontMatterMistake = 'unclosed' | 'unopened' | 'bare' | 'hyphens' | 'toml' | 'json';

/** Where front matter is; offsets from its first line. */
export interface FrontMatterBlock {
  readonly yamlStart: number;
  readonly yamlEnd: number;
  readonly bodyStart: number;
  readonly mistake: FrontMatterMistake | null;
}

const end = String.raw`[^\S\r\n]*(?:\r\n|\n|\r|(?![^]))`;
const line = String.raw`[^\r\n]*(?:\r\n|\n|\r)`;
const field = String.raw`[a-z][\w-]*:(?=\s)${line}|[ \t]+\S${line}|-[ \t]${line}`;

const yamlLine = /^(?:\s*$|[ \t]|-(?:[ \t]|$)|[#\]}]|["'\p{L}].*?:(?:\s|$))/u;

/** Returns whether all lines of a text look like YAML. */
export function looksLikeYaml(text: string): boolean {
  return text.split(/\r\n|\n|\r/).every((each) => yamlLine.test(each));
}

const toml = new RegExp(`(?<![^])(?:\\+\\+\\+|---toml)${end}[^]*?^(?:\\+\\+\\+|---)${end}`, 'm');
const json = new RegExp(`(?<![^])(?:;;;|---json)${end}[^]*?^(?:;;;|---)${end}`, 'm');
const braces = new RegExp(`(?<![^])\\{${end}[ \\t]*"[^"\\r\\n]+"[ \\t]*:[^]*?^\\}${end}`, 'm');
const fields = new RegExp(`^(?:${field})+`, 'i');
const closing = new RegExp(`^---${end}`);
const emptyLine = new RegExp(`^${end}`);

/** Keys that together with a title are no prose. */
const usualKey =
  /^(?:description|date|authors?|tags|slug|id|layout|draft|weight|keywords|lang|template|summary|sidebar_\w+):/im;

/**
 * Returns the front matter that a text begins with and that has no first line of hyphens, such as
 * that of other programs; null if there is none.
 */
export function findForeign(text: string): FrontMatterBlock | null {
  for (const [pattern, mistake] of [
    [toml, 'toml'],
    [json, 'json'],
    [braces, 'json'],
  ] as const) {
    const [match] = pattern.exec(text) ?? [];
    if (match !== undefined) return { yamlStart: 0, yamlEnd: 0, bodyStart: match.length, mistake };
  }
  const yamlEnd = fields.exec(text)?.[0].length ?? 0;
  const yaml = text.slice(0, yamlEnd);
  if (!/^title:/im.test(yaml)) return null;
  const rest = text.slice(yamlEnd);
  const [last] = closing.exec(rest) ?? [];
  if (last !== undefined) return { yamlStart: 0, yamlEnd, bodyStart: yamlEnd + last.length, mistake: 'unopened' };
  const isBare = usualKey.test(yaml) && emptyLine.test(rest);
  return isBare ? { yamlStart: 0, yamlEnd, bodyStart: yamlEnd, mistake: 'bare' } : null;
}
