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
import { readLiteral } from './literal.ts';
import { WrittenNumber } from './schema/scalars.ts';
import { conflictProblems, withoutMarkers } from '../shared/merge-conflict.ts';
import { parsePlainYaml } from './plain-yaml.ts';
import type { Locate, Position } from '../config/key-place.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';

/**
 * A YAML or JSON text and its file, or the object literal that stands for it in a component page.
 */
export interface YamlSource {
  readonly text: string;
  /** Path relative to the site's root. */
  readonly file: string;
  /** Number of lines in the file before the text. */
  readonly lineOffset: number;
  /** The text is an object literal of a component page, not YAML. */
  readonly isLiteral?: true;
}

export interface YamlContent {
  readonly data: unknown;
  readonly locate: Locate;
}

const jsonRemedy = 'Look near this position for a missing comma, quote or bracket.';

const quoteRemedy =
  'Quote a value that contains a colon followed by a space, a `#` after a space, or begins with a special character.';

const remedies: ReadonlyMap<ErrorCode, string> = new Map<ErrorCode, string>([
  ['TAB_AS_INDENT', 'Indent with spaces.'],
  ['MISSING_CHAR', 'Close what is open: a quote, a bracket or a brace.'],
  ['DUPLICATE_KEY', 'Keep one of them.'],
]);

/**
 * Returns the data of a YAML or JSON text, the positions of its keys, and every syntax error. If
 * there are errors, the data is the part that can still be read.
 */
export function parseYaml(source: YamlSource): Outcome<YamlContent> {
  if (source.isLiteral) return parseLiteral(source);
  const plain = parsePlainYaml(source.text);
  return plain ? { value: { data: plain, locate: createLocate(source) }, problems: [] } : parseAnyYaml(source);
}

function parseLiteral({ text, file, lineOffset }: YamlSource): Outcome<YamlContent> {
  const { data, mistakes, locate } = readLiteral(text, lineOffset);
  const code = 'invalid-front-matter';
  const problems = mistakes.map((mistake): Problem => asProblem({ code, file, ...mistake }));
  return { value: { data, locate }, problems };
}

/**
 * Returns a position finder that parses the text at its first call. Most texts have no mistakes and
 * need no positions; a text with mistakes needs several.
 */
function createLocate({ text, lineOffset }: YamlSource): Locate {
  let parsed: ReturnType<typeof parse> | null = null;
  return (path) => {
    parsed ??= parse(text, lineOffset);
    return parsed.placeOf(offsetOf(parsed.document.contents, path));
  };
}

function parseAnyYaml({ text, file, lineOffset }: YamlSource): Outcome<YamlContent> {
  const conflicts = conflictProblems(file, text, lineOffset);
  if (conflicts.length > 0) {
    // What refers to either side is right.
    const both = withoutMarkers(text);
    return {
      value: { data: recover(both), locate: createLocate({ text: both, file, lineOffset }) },
      problems: conflicts,
    };
  }
  const { document, placeOf } = parse(text, lineOffset);
  const isJson = file.endsWith('.json');
  // One mistake causes several errors at one offset; the first one is the most useful.
  const errors = new Map(document.errors.toReversed().map((error) => [error.pos[0], error]));
  const syntaxErrors = [...errors.values()].toReversed().map((error): Problem => {
    const code = isJson ? 'malformed-json' : 'malformed-yaml';
    const at = (offset: number) => asProblem({ code, file, ...placeOf(offset) });
    if (isJson) return { ...at(error.pos[0]), title: 'Malformed JSON', hint: jsonRemedy };
    const open = findOpen(document, text, error);
    if (open)
      return { ...at(open.offset), title: `Malformed YAML: this ${open.what} is never closed`, hint: open.hint };
    const title = `Malformed YAML: ${sentence(error.message)}`;
    return { ...at(error.pos[0]), title, hint: remedies.get(error.code) ?? quoteRemedy };
  });
  const locate: Locate = (path) => placeOf(offsetOf(document.contents, path));
  const mistakes =
    syntaxErrors.length > 0
      ? syntaxErrors
      : wrongAliases(document).map((wrong): Problem =>
          asProblem({
            code: 'invalid-yaml-alias',
            title: wrong.title,
            hint: wrong.hint,
            file,
            ...placeOf(wrong.offset),
          }),
        );
  if (syntaxErrors.length > 0) return { value: { data: recover(text), locate }, problems: syntaxErrors };
  try {
    return { value: { data: document.toJS({ reviver: withoutNulValue }) as unknown, locate }, problems: mistakes };
  } catch (error) {
    if (mistakes.length > 0) return { value: { data: null, locate }, problems: mistakes };
    if (!(error instanceof ReferenceError)) throw error;
    const title = 'The aliases in this YAML expand to more than can be read';
    const hint = 'Write out their values, or leave some of them out.';
    const problem: Problem = asProblem({ code: 'invalid-yaml-alias', title, hint, file, ...placeOf(0) });
    return { value: { data: null, locate }, problems: [problem] };
  }
}

/** A quote or bracket that is not closed. */
interface Open {
  readonly what: string;
  readonly hint: string;
  readonly offset: number;
}

/**
 * Returns the unclosed quote or bracket that causes an error; null if there is none. The parser
 * reports such errors only where it fails, lines after the cause.
 */
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
 * Returns the data of a text with syntax errors, as far as it can be read; null if it cannot.
 * Without it, references to the correct part would be reported as mistakes too.
 */
function recover(text: string): unknown {
  try {
    const { document } = parse(closeQuote(text), 0);
    return document.toJS({ reviver: withoutNulValue });
  } catch {
    return null;
  }
}

/**
 * Returns a text with its first unclosed quote closed at the end of the line. Otherwise the value
 * would include the rest of the text.
 */
function closeQuote(text: string): string {
  const { document } = parse(text, 0);
  const [error] = document.errors;
  const open = error && error.code === 'MISSING_CHAR' ? findOpen(document, text, error) : null;
  if (open === null) return text;
  const lineEnd = /\r?\n|$/.exec(text.slice(open.offset))?.index ?? 0;
  const end = open.offset + lineEnd;
  return `${text.slice(0, end)}${text.charAt(open.offset)}${text.slice(end)}`;
}

/** Replaces NUL, which an escape in a quoted text can produce. */
function withoutNulValue(_: unknown, value: unknown): unknown {
  return typeof value === 'string' ? withoutNul(value) : value;
}

interface WrongAlias {
  readonly title: string;
  readonly hint: string;
  readonly offset: number;
}

/** Returns the aliases without an anchor, and those inside the value that they refer to. */
function wrongAliases(document: Document): readonly WrongAlias[] {
  const found: WrongAlias[] = [];
  const check = (alias: Alias, parents: readonly unknown[]) => {
    const { source, range } = alias;
    const target = alias.resolve(document);
    const offset = range?.[0] ?? 0;
    if (target === undefined) {
      const hint = `Put a value with \`&${source}\` before it, or quote a text that begins with an asterisk.`;
      found.push({ title: `The alias \`*${source}\` has no anchor`, hint, offset });
    } else if (parents.includes(target)) {
      const hint = 'Write out the value.';
      found.push({ title: `The alias \`*${source}\` is inside the value that it refers to`, hint, offset });
    }
  };
  visit(document, { Alias: (_, alias, parents) => check(alias, parents) });
  return found;
}

/**
 * Returns the position of a key in a YAML or JSON text; null if the key is not written there, for
 * example because a translation inherits it from its original. The text is parsed at each call,
 * because calls are rare.
 */
export function locateKey(source: YamlSource, path: readonly PropertyKey[]): Position | null {
  const { text, lineOffset } = source;
  if (source.isLiteral) {
    const { has, locate } = readLiteral(text, lineOffset);
    return has(path[0]) ? locate(path) : null;
  }
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

/**
 * Keeps the spelling of numbers that JavaScript would write differently, for fields that are text.
 * Keys are always text.
 */
function keepSpelling(document: Document): void {
  visit(document, {
    Scalar: (key, node) => {
      const { value, source } = node;
      if (typeof value !== 'number' || source === undefined || String(value) === source) return;
      node.value = key === 'key' ? source : new WrittenNumber(value, source);
    },
  });
}

/** Returns the offset of a key, or of its nearest ancestor that is written in the text. */
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
