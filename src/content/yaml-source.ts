import {
  type Alias,
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { withoutNul } from './decode-text.ts';
import { WrittenNumber } from './schema/scalars.ts';
import { parsePlainYaml } from './plain-yaml.ts';
import type { Locate, Position } from '../config/config.ts';
import type { Outcome, Problem } from '../shared/problem.ts';

/** A YAML or JSON text, and where it comes from. */
export interface YamlSource {
  readonly text: string;
  /** Path relative to the site's root. */
  readonly file: string;
  /** Lines of the file before the text. */
  readonly lineOffset: number;
}

export interface YamlContent {
  readonly data: unknown;
  readonly locate: Locate;
}

const jsonRemedy = 'Look near this place for a missing comma, quote or bracket.';

const quoteRemedy =
  'Quote a value that holds a colon followed by a space, a `#` after a space, or begins with a special character.';

const remedies: ReadonlyMap<ErrorCode, string> = new Map<ErrorCode, string>([
  ['TAB_AS_INDENT', 'Indent with spaces.'],
  ['MISSING_CHAR', 'Close what is open: a quote, a bracket or a brace.'],
  ['DUPLICATE_KEY', 'Keep one of the two.'],
]);

/**
 * Returns what a YAML or JSON text says and where each key stands, with every syntax error in it.
 * Of a text with errors it is what can be read all the same.
 */
export function parseYaml(source: YamlSource): Outcome<YamlContent> {
  const plain = parsePlainYaml(source.text);
  return plain ? { value: { data: plain, locate: createLocate(source) }, problems: [] } : parseAnyYaml(source);
}

/** Few places are ever asked for, but of a text with mistakes many: it is parsed for the first. */
function createLocate({ text, lineOffset }: YamlSource): Locate {
  let parsed: ReturnType<typeof parse> | null = null;
  return (path) => {
    parsed ??= parse(text, lineOffset);
    return parsed.placeOf(offsetOf(parsed.document.contents, path));
  };
}

function parseAnyYaml({ text, file, lineOffset }: YamlSource): Outcome<YamlContent> {
  const { document, placeOf } = parse(text, lineOffset);
  const isJson = file.endsWith('.json');
  // One slip makes several errors at one place, of which the first says most.
  const errors = new Map(document.errors.toReversed().map((error) => [error.pos[0], error]));
  const slips = [...errors.values()].toReversed().map((error): Problem => {
    const at = (offset: number) => ({ severity: 'error', code: 'malformed', file, ...placeOf(offset) }) as const;
    if (isJson) return { ...at(error.pos[0]), title: 'Malformed JSON', hint: jsonRemedy };
    const open = findOpen(document, text, error);
    if (open)
      return { ...at(open.offset), title: `Malformed YAML: this ${open.what} is never closed`, hint: open.hint };
    const title = `Malformed YAML: ${sentence(error.message)}`;
    return { ...at(error.pos[0]), title, hint: remedies.get(error.code) ?? quoteRemedy };
  });
  const locate: Locate = (path) => placeOf(offsetOf(document.contents, path));
  const mistakes =
    slips.length > 0
      ? slips
      : wrongAliases(document).map((wrong): Problem => ({
          severity: 'error',
          title: wrong.title,
          hint: wrong.hint,
          file,
          ...placeOf(wrong.offset),
        }));
  if (slips.length > 0) return { value: { data: recover(text), locate }, problems: slips };
  try {
    return { value: { data: document.toJS({ reviver: withoutNulValue }) as unknown, locate }, problems: mistakes };
  } catch (error) {
    if (mistakes.length > 0) return { value: { data: null, locate }, problems: mistakes };
    if (!(error instanceof ReferenceError)) throw error;
    const title = 'The aliases in this YAML stand for more than can be read';
    const hint = 'Write out what they stand for, or leave some of it out.';
    return { value: { data: null, locate }, problems: [{ severity: 'error', title, hint, file, ...placeOf(0) }] };
  }
}

/**
 * Something that is open where the text ends, or where something begins that cannot stand in it.
 */
interface Open {
  readonly what: string;
  readonly hint: string;
  readonly offset: number;
}

/** Returns what an error is about that shows only lines after its cause; null for any other. */
function findOpen(document: Document, text: string, { code, message, pos }: YAMLParseError): Open | null {
  const isQuote = code === 'MISSING_CHAR' && message.includes('quote');
  const isFlow = code === 'BAD_INDENT' && /must be .*end with a [\]}]/.test(message);
  if (!isQuote && !isFlow) return null;
  let offset: number | null = null;
  visit(document, (_, node) => {
    const isOpen = isQuote
      ? isScalar(node) && String(node.type).startsWith('QUOTE')
      : isCollection(node) && node.flow === true;
    const start = isOpen && isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined && start < pos[0]) offset = start;
  });
  if (offset === null) return null;
  const sign = text.charAt(offset);
  const end = sign === '[' ? ']' : sign === '{' ? '}' : sign;
  return { what: `\`${sign}\``, hint: `Put a \`${end}\` at the end of the value.`, offset };
}

/**
 * Most of a text with a slip says what is meant, so that what refers to it is no mistake as well.
 * Null if nothing can be made of it.
 */
function recover(text: string): unknown {
  try {
    const { document } = parse(closeQuote(text), 0);
    return document.toJS({ reviver: withoutNulValue });
  } catch {
    return null;
  }
}

/** A quote that is not closed takes all that follows; what is meant by it ends with its line. */
function closeQuote(text: string): string {
  const { document } = parse(text, 0);
  const [error] = document.errors;
  const open = error && error.code === 'MISSING_CHAR' ? findOpen(document, text, error) : null;
  if (open === null) return text;
  const lineEnd = /\r?\n|$/.exec(text.slice(open.offset))?.index ?? 0;
  const end = open.offset + lineEnd;
  return `${text.slice(0, end)}${text.charAt(open.offset)}${text.slice(end)}`;
}

/** An escape in a quoted text may name it. */
function withoutNulValue(_: unknown, value: unknown): unknown {
  return typeof value === 'string' ? withoutNul(value) : value;
}

interface WrongAlias {
  readonly title: string;
  readonly hint: string;
  readonly offset: number;
}

/** Returns the aliases that stand for nothing, and those that stand inside what they stand for. */
function wrongAliases(document: Document): readonly WrongAlias[] {
  const found: WrongAlias[] = [];
  const judge = (alias: Alias, parents: readonly unknown[]) => {
    const { source, range } = alias;
    const target = alias.resolve(document);
    const offset = range?.[0] ?? 0;
    if (target === undefined) {
      const hint = `Put a value with \`&${source}\` before it, or quote a text that begins with an asterisk.`;
      found.push({ title: `The alias \`*${source}\` stands for nothing`, hint, offset });
    } else if (parents.includes(target)) {
      const hint = 'Write out what is meant.';
      found.push({ title: `The alias \`*${source}\` stands inside what it stands for`, hint, offset });
    }
  };
  visit(document, { Alias: (_, alias, parents) => judge(alias, parents) });
  return found;
}

/**
 * Returns the place of a key in a YAML or JSON text; null for one that is not written there, which a translation may take over from
 * its original. The text is parsed again, for few are ever asked.
 */
export function locateKey({ text, lineOffset }: YamlSource, path: readonly PropertyKey[]): Position | null {
  const { document, placeOf } = parse(text, lineOffset);
  const isWritten = isMap(document.contents) && document.contents.has(path[0]);
  return isWritten ? placeOf(offsetOf(document.contents, path)) : null;
}

function parse(text: string, lineOffset: number) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  keepSpelling(document);
  const placeOf = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + lineOffset, column: col };
  };
  return { document, placeOf };
}

/** Numbers that are spelled in a way of their own keep it, for whoever wants a text. A key is always one. */
function keepSpelling(document: Document): void {
  visit(document, {
    Scalar: (key, node) => {
      const { value, source } = node;
      if (typeof value !== 'number' || source === undefined || String(value) === source) return;
      node.value = key === 'key' ? source : new WrittenNumber(value, source);
    },
  });
}

/** Offset of a key's own node, or of its nearest ancestor that is written down. */
function offsetOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isNode(item.key) && String(item.key) === String(key));
      if (!pair) break;
      offset = rangeStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = rangeStart(node) ?? offset;
    } else break;
  }
  return offset;
}

function rangeStart(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function sentence(message: string): string {
  return message
    .replace(/closing ["']quote/, 'closing quote')
    .replace(/\s+/g, ' ')
    .trim();
}
