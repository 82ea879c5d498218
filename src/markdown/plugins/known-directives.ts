import type { Code, Construct, ConstructRecord, State } from 'micromark-util-types';
import type { Processor } from 'unified';

/** The names of the directives that later plugins handle. */
export interface KnownDirectives {
  readonly container: readonly string[];
  readonly text: readonly string[];
}

const colon = 58;

/**
 * Restricts the syntax of `remark-directive` to container and text directives with known names. It
 * must run directly after `remark-directive`. All other colons are text for the parser, so `10:30`,
 * `:name` and `:::name` are parsed as in CommonMark.
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

/** Restricts a construct: it starts only if one of the names follows the colons. */
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
