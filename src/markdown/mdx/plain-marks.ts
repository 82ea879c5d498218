import { autolink, htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Code, Construct, ConstructRecord, State } from 'micromark-util-types';
import type { Processor } from 'unified';

const lessThan = 60;
const openBrace = 123;

const tag = /^<(?!https?:\/\/)[\p{ID_Start}$_/>]/u;
const comment = /^<!--/;
const address = /^<https?:\/\//;
const expression = /^\{(?!#[^\s{}]+\})/;

/**
 * Allows Markdown syntax in `.mdx` that cannot mean anything else there: `<!-- comments -->`,
 * `<https://addresses>`, a `<` without a name after it, and heading ids (`{#id}`). Must come
 * directly after the syntax of MDX.
 */
export function plainMarks(this: Processor): undefined {
  const extensions = (this.data().micromarkExtensions ??= []);
  const mdx = extensions.pop();
  if (!mdx || Array.isArray(mdx)) throw new Error('The syntax of MDX must come before plainMarks.');
  extensions.push({
    ...mdx,
    flow: {
      ...mdx.flow,
      [lessThan]: [...onlyBefore(mdx.flow, lessThan, tag), renamed(htmlFlow, comment)],
    },
    text: {
      ...mdx.text,
      [lessThan]: [...onlyBefore(mdx.text, lessThan, tag), renamed(htmlText, comment), renamed(autolink, address)],
      [openBrace]: onlyBefore(mdx.text, openBrace, expression),
    },
  });
}

function onlyBefore(record: ConstructRecord | undefined, code: number, pattern: RegExp): Construct[] {
  return [record?.[code] ?? []].flat().map((construct) => only(construct, pattern));
}

/** Renames a construct, because MDX disables some Markdown constructs by their names. */
function renamed(construct: Construct, pattern: RegExp): Construct {
  return { ...only(construct, pattern), name: `${construct.name}InMdx` };
}

/** Restricts a construct: it starts only if the rest of the line matches the pattern. */
function only(construct: Construct, pattern: RegExp): Construct {
  const ahead: Construct = {
    tokenize: (effects, ok, nok) => tokenizeLine({ effects, ok, nok, pattern }),
    partial: true,
  };
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(ahead, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

interface LineTokenizer {
  readonly effects: Parameters<Construct['tokenize']>[0];
  readonly ok: State;
  readonly nok: State;
  readonly pattern: RegExp;
}

/** Number of characters to look ahead. It is longer than any id. */
const lookahead = 200;

function tokenizeLine({ effects, ok, nok, pattern }: LineTokenizer): State {
  let line = '';
  const next = (code: Code): State | undefined => {
    if (code !== null && code >= 0 && line.length < lookahead) {
      line += String.fromCharCode(code);
      effects.consume(code);
      return next;
    }
    effects.exit('data');
    return pattern.test(line) ? ok(code) : nok(code);
  };
  return (code) => {
    effects.enter('data');
    return next(code);
  };
}
