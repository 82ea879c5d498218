import type { Code, Construct, ConstructRecord, Extension, TokenizeContext, TokenType } from 'micromark-util-types';
import type { Data, Processor } from 'unified';

export type { Code, Construct, Effects, State, TokenizeContext, Tokenizer } from 'micromark-util-types';

// Only this file knows how the parser micromark works inside: its extensions, constructs, character
// codes, events and chunks of text.

type TreeExtensions = NonNullable<Data['fromMarkdownExtensions']>[number];
type TreeExtension = Exclude<TreeExtensions, readonly unknown[]>;

/** Changes the syntax that the plugin of `package` has just added. Throws if it has added none. */
export function changeSyntax(
  processor: Processor,
  packageName: string,
  change: (syntax: Extension) => Extension,
): undefined {
  const extensions = processor.data().micromarkExtensions ?? [];
  const last = extensions.pop();
  if (!last || Array.isArray(last)) throw new Error(`The syntax of ${packageName} is not as docsgen knows it.`);
  extensions.push(change(last));
}

/** Changes the extensions for the Markdown tree that the plugin of `package` has just added. */
export function changeTree(
  processor: Processor,
  packageName: string,
  change: (extension: TreeExtension) => TreeExtension,
): undefined {
  const extensions = processor.data().fromMarkdownExtensions ?? [];
  const last = extensions.pop();
  if (!last) throw new Error(`The tree of ${packageName} is not as docsgen knows it.`);
  extensions.push([last].flat().map(change));
}

/** Returns the key by which a record has the constructs that begin at a character. */
export function codeOf(character: string): number {
  return character.charCodeAt(0);
}

/** Returns the constructs that begin at a character. Throws if there are none. */
export function constructsAt(
  record: ConstructRecord | undefined,
  character: string,
): readonly [Construct, ...Construct[]] {
  const [first, ...others] = [record?.[codeOf(character)] ?? []].flat();
  if (!first) throw new Error(`The parser has no syntax for \`${character}\`.`);
  return [first, ...others];
}

/**
 * Returns a record in which one construct is changed, or left out where `change` returns null.
 * Throws if the record does not have the construct.
 */
export function changeConstruct(
  record: ConstructRecord | undefined,
  name: string,
  change: (construct: Construct) => Construct | null,
): ConstructRecord {
  const changed: ConstructRecord = {};
  let isFound = false;
  for (const [code, constructs] of Object.entries(record ?? {})) {
    const kept = [constructs ?? []].flat().flatMap((construct) => {
      if (construct.name !== name) return [construct];
      isFound = true;
      return change(construct) ?? [];
    });
    // The parser leaves its fast path for text at every character that has an entry, even an empty
    // list.
    if (kept.length > 0) changed[code] = kept;
  }
  if (!isFound) throw new Error(`The parser has no construct \`${name}\`.`);
  return changed;
}

/**
 * Looks at the characters from the start of a construct on, one at a time: `\n` for a line ending,
 * `\t` for each column of a tab, and null for the end of the text. Returns whether the construct
 * may start; undefined to see the next character.
 */
export type Lookahead = (character: string | null) => boolean | undefined;

/** Restricts a construct: it starts only if a lookahead allows it. Each start has its own. */
export function startOnlyBefore(construct: Construct, createLookahead: () => Lookahead): Construct {
  const ahead: Construct = {
    partial: true,
    tokenize(effects, ok, nok) {
      const look = createLookahead();
      const next = (code: Code) => {
        const isAllowed = look(characterOf(code)) ?? (code === null ? false : undefined);
        if (isAllowed !== undefined) {
          effects.exit('data');
          return (isAllowed ? ok : nok)(code);
        }
        if (!isLineEnding(code)) {
          effects.consume(code);
          return next;
        }
        // A token must not contain a line ending.
        effects.exit('data');
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        effects.enter('data');
        return next;
      };
      return (code) => {
        effects.enter('data');
        return next(code);
      };
    },
  };
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(ahead, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

/** Restricts a construct: it starts only after some characters; null is the start of the text. */
export function startOnlyAfter(construct: Construct, isAllowed: (character: string | null) => boolean): Construct {
  const { previous } = construct;
  return {
    ...construct,
    previous(code) {
      return isAllowed(characterOf(code)) && (previous?.call(this, code) ?? true);
    },
  };
}

interface BalancedText {
  readonly longest: number;
  /** Returns whether the rest of a text, from the opening sign on, is such a token. */
  readonly isAllowed: (rest: string) => boolean;
}

/**
 * Returns a construct for a pair of signs and all between them, at the end of a text, as one token
 * in which nothing else is read.
 */
export function balancedText(
  type: TokenType,
  [open, close]: readonly [string, string],
  { longest, isAllowed }: BalancedText,
): Construct {
  const construct: Construct = {
    name: type,
    tokenize(effects, ok) {
      let depth = 0;
      const next = (code: Code) => {
        effects.consume(code);
        if (code === codeOf(open)) depth += 1;
        else if (code === codeOf(close)) depth -= 1;
        if (depth > 0) return next;
        effects.exit(type);
        return ok;
      };
      return (code) => {
        effects.enter(type);
        return next(code);
      };
    },
  };
  const lookahead = (): Lookahead => {
    let rest = '';
    return (character) => {
      if (character === null) return isAllowed(rest.trimEnd());
      rest += character;
      return character === '\n' || rest.length > longest ? false : undefined;
    };
  };
  // After a backslash, the sign is text.
  return startOnlyAfter(startOnlyBefore(construct, lookahead), (before) => before !== '\\');
}

interface Lines {
  /** Returns whether the construct may start, given the rest of the line. */
  readonly test: (line: string) => boolean;
  /** Types of tokens after which it may always start. */
  readonly after: ReadonlySet<string>;
}

/** Restricts a construct: it starts only on some lines. This is faster than a lookahead. */
export function startOnlyOnLines(construct: Construct, { test, after }: Lines): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const mayStart = after.has(previousToken(this)) || test(restOfLine(this));
      return mayStart ? construct.tokenize.call(this, effects, ok, nok) : nok;
    },
  };
}

const betweenBlocks: ReadonlySet<string> = new Set(['lineEnding', 'linePrefix']);

function previousToken({ events }: TokenizeContext): string {
  return events.findLast(([, { type }]) => !betweenBlocks.has(type))?.[1].type ?? '';
}

/** The parser gets the text line by line, so only the line is available. A tab ends a chunk. */
function restOfLine(context: TokenizeContext): string {
  const start = context.now();
  const ahead = context.sliceStream({ start, end: { ...start, _index: Infinity, _bufferIndex: -1 } });
  return ahead.filter((chunk) => typeof chunk === 'string').join('\t');
}

/**
 * The highest code of a line ending. The codes of a tab and of its further columns are -2 and -1.
 */
const lastLineEnding = -3;

/** Returns whether a code is that of a line ending. */
export function isLineEnding(code: Code): boolean {
  return code !== null && code <= lastLineEnding;
}

function characterOf(code: Code): string | null {
  if (code === null) return null;
  if (code < 0) return isLineEnding(code) ? '\n' : '\t';
  return String.fromCharCode(code);
}
