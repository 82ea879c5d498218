import type { Types } from '../../../scripts/read-types.mjs';

/** Types that readers of the manual know by name. */
const known: ReadonlySet<string> = new Set(['Record', 'LocalizedText', 'HeadTag', 'JsonValue']);

/** Names that stand for objects or texts, and whose definitions are no help. */
const words: ReadonlyMap<string, string> = new Map([
  ['Collection', 'object'],
  ['Item', 'object'],
  ['MenuItem', 'object'],
  ['Type', 'string'],
  ['StringsFields', 'object'],
  ['SocialIconName', 'string'],
]);

/**
 * Returns the text of a type as the manual shows it: with `object` for an interface, whose fields
 * have a table of their own, and with the definition of an alias.
 */
export function showType(type: string, types: Types): string {
  const plain = type.replace(/ \| undefined\b/g, '').replace(/\b(?!Record\b)([A-Z]\w*)<[^<>]*>/g, '$1');
  const shown = plain.replace(/('[^']*')|\b([A-Z]\w*)(\[\])?/g, (all, quoted?: string, name = '', list = '') => {
    if (quoted !== undefined || known.has(name)) return all;
    const inside = words.get(name) ?? (types.interfaces.has(name) ? 'object' : definitionOf(name, types));
    return list !== '' && inside.includes(' | ') ? `(${inside})[]` : `${inside}${list}`;
  });
  return withoutRepeats(shown);
}

function definitionOf(name: string, types: Types): string {
  const definition = types.aliases.get(name);
  if (definition === undefined) throw new Error(`There is no type ${name}`);
  return showType(definition.replace(/^\s*\|\s*/, '').replace(/\s+/g, ' '), types);
}

/** Returns a union whose members differ: those of two interfaces look the same. */
function withoutRepeats(type: string): string {
  const isFlat = !/[([{]/.test(type.replaceAll('[]', ''));
  return isFlat ? [...new Set(type.split(' | '))].join(' | ') : type;
}
