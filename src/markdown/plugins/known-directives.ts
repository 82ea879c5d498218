import type { Processor } from 'unified';
import { changeSyntax, codeOf, constructsAt, type Lookahead, startOnlyBefore } from '../adapters/micromark.ts';

/** The names of the directives that later plugins handle. */
export interface KnownDirectives {
  readonly container: readonly string[];
  readonly text: readonly string[];
  /** Names of text directives that have a label. A colon and such a name alone are text. */
  readonly labeled: readonly string[];
}

const colon = ':';

/**
 * Restricts the syntax of `remark-directive` to container and text directives with known names. It
 * must run directly after `remark-directive`. All other colons are text for the parser, so `10:30`,
 * `:name` and `:::name` are parsed as in CommonMark.
 */
export function knownDirectives(this: Processor, { container, text, labeled }: KnownDirectives): undefined {
  changeSyntax(this, 'remark-directive', (directive) => {
    // The other construct in flow is the leaf directive.
    const [containerConstruct] = constructsAt(directive.flow, colon);
    const [textConstruct] = constructsAt(directive.text, colon);
    return {
      flow: { [codeOf(colon)]: startOnlyBefore(containerConstruct, nameLookahead(container)) },
      text: { [codeOf(colon)]: startOnlyBefore(textConstruct, nameLookahead(text, labeled)) },
    };
  });
}

/** Allows a directive if one of the names follows its colons, and a label those of `labeled`. */
function nameLookahead(allowed: readonly string[], labeled: readonly string[] = []): () => Lookahead {
  const names = new Set(allowed);
  const beforeLabel = new Set(labeled);
  return () => {
    let name = '';
    return (character) => {
      if (character === colon && name === '') return undefined;
      if (character === null || !/[\w-]/.test(character))
        return names.has(name) || (character === '[' && beforeLabel.has(name));
      name += character;
      return undefined;
    };
  };
}
