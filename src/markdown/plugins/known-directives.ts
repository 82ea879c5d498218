import type { Code, Construct, ConstructRecord, State } from 'micromark-util-types';
import type { Processor } from 'unified';

/** The names of the directives that some later plugin handles. */
export interface KnownDirectives {
  readonly container: readonly string[];
  readonly text: readonly string[];
}

const colon = 58;

/**
 * Narrows the syntax of `remark-directive`, which must come before it, to container and text
 * directives of known names. Any other colon is then text for the parser, so `10:30`, `:name` or
 * `:::name` come out as CommonMark says.
 */
export function knownDirectives(this: Processor, { container, text }: KnownDirectives): undefined {
  const extensions = (this.data().micromarkExtensions ??= []);
  const directive = extensions.pop();
  if (!directive || Array.isArray(directive)) throw new Error('remark-directive must come before knownDirectives.');
  const [containerConstruct] = constructsAt(directive.flow);
  const [textConstruct] = constructsAt(directive.text);
  if (!containerConstruct || !textConstruct) throw new Error('remark-directive lacks a syntax that is known here.');
  extensions.push({
    flow: { [colon]: onlyNamed(containerConstruct, new Set(container)) },
    text: { [colon]: onlyNamed(textConstruct, new Set(text)) },
  });
}

function constructsAt(record: ConstructRecord | undefined): readonly Construct[] {
  return [record?.[colon] ?? []].flat();
}

/** Lets a construct start only where the colons are followed by one of the names. */
function onlyNamed(construct: Construct, names: ReadonlySet<string>): Construct {
  const named: Construct = { tokenize: (effects, ok, nok) => tokenizeName({ effects, ok, nok, names }), partial: true };
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(named, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

interface NameTokenizer {
  readonly effects: Parameters<Construct['tokenize']>[0];
  readonly ok: State;
  readonly nok: State;
  readonly names: ReadonlySet<string>;
}

function tokenizeName({ effects, ok, nok, names }: NameTokenizer): State {
  let name = '';
  const colons = (code: Code): State | undefined => {
    if (code !== colon) return letters(code);
    effects.consume(code);
    return colons;
  };
  const letters = (code: Code): State | undefined => {
    if (code !== null && code > 0 && /[\w-]/.test(String.fromCharCode(code))) {
      name += String.fromCharCode(code);
      effects.consume(code);
      return letters;
    }
    effects.exit('data');
    return names.has(name) ? ok(code) : nok(code);
  };
  return (code) => {
    effects.enter('data');
    return colons(code);
  };
}
