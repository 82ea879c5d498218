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
 * Lets `.mdx` have what reads as plain text in `.md` and can be nothing else: `<!-- comments -->`,
 * `<https://addresses>`, a `<` that no name follows, and the id of a heading, `{#id}`. Must come
 * directly after MDX's own syntax.
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

/** MDX turns some constructs of Markdown off by their names. */
function renamed(construct: Construct, pattern: RegExp): Construct {
  return { ...only(construct, pattern), name: `${construct.name}InMdx` };
}

/** Lets a construct start only where the rest of the line matches a pattern. */
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

/** Longer than any id. */
const longestLook = 200;

function tokenizeLine({ effects, ok, nok, pattern }: LineTokenizer): State {
  let line = '';
  const next = (code: Code): State | undefined => {
    if (code !== null && code >= 0 && line.length < longestLook) {
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
