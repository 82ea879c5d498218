// Reads interfaces and type aliases with their comments from sources, as far as the types of the
// configuration need it.

/**
 * A field of an interface; `type` is its text.
 * @typedef {{ readonly comment: string, readonly type: string, readonly isOptional: boolean }} Field
 */

/**
 * Fields of interfaces, and texts of aliases, both by name. An interface has the fields of those
 * that it extends, too, after its own.
 * @typedef {{ readonly interfaces: ReadonlyMap<string, ReadonlyMap<string, Field>>, readonly aliases: ReadonlyMap<string, string> }} Types
 */

const interfaceForm = /^(?:export )?interface (\w+)(?:<[^{]*?>)?(?: extends ([^{]+?))? \{(?:\}|\n([^]*?)^\})/gm;
const fieldForm = /^ {2}(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2})?(?:readonly )?'?([\w-]+)'?(\?)?: ((?:(?!;\n)[^])+);$/gm;
const aliasForm = /^export type (\w+)(?:<[^]*?>)?\s*=\s*([^;]+);/gm;

/**
 * Returns the types in the texts of some sources.
 * @param {readonly string[]} texts
 * @returns {Types}
 */
export function readTypes(texts) {
  /** @type {Map<string, { readonly parents: readonly string[], readonly fields: ReadonlyMap<string, Field> }>} */
  const read = new Map();
  for (const [, name = '', parents = '', body = ''] of texts.flatMap((text) => [...text.matchAll(interfaceForm)])) {
    if (read.has(name)) throw new Error(`Two interfaces have the name ${name}`);
    const fields = [...body.matchAll(fieldForm)].map(([, comment = '', key = '', mark, type = '']) => {
      return /** @type {const} */ ([key, { comment: words(comment), type, isOptional: mark === '?' }]);
    });
    read.set(name, { parents: namesIn(parents), fields: new Map(fields) });
  }
  /** @type {(name: string) => ReadonlyMap<string, Field>} */
  const allFields = (name) => {
    const { parents = [], fields = new Map() } = read.get(name) ?? {};
    const inherited = parents.flatMap((parent) => [...allFields(parent)]);
    return new Map([...fields, ...inherited.filter(([key]) => !fields.has(key))]);
  };
  /** The type of any field of an interface, `Kinds[keyof Kinds]`, is one of its types. */
  const anyField = (/** @type {string} */ type) => {
    const [, name = ''] = /^(\w+)\[keyof \1\]$/.exec(type) ?? [];
    return name === '' ? type : [...allFields(name).values()].map((field) => field.type).join(' | ');
  };
  const aliases = new Map(
    texts.flatMap((text) => [...text.matchAll(aliasForm)].map(([, name = '', type = '']) => [name, anyField(type)])),
  );
  return { interfaces: new Map([...read.keys()].map((name) => [name, allFields(name)])), aliases };
}

/**
 * Returns the names of types in the text of a type.
 * @param {string} type
 */
export function namesIn(type) {
  return type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? [];
}

/** @param {string} comment */
function words(comment) {
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
