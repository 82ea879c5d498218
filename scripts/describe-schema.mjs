// Adds to a JSON schema what only the types say.
import { namesIn } from './read-types.mjs';

/**
 * @typedef {import('../src/pipeline/json-schema/to-json-schema.ts').JsonSchema} JsonSchema
 * @typedef {import('./read-types.mjs').Types} Types
 */

/**
 * What the parameters of `SiteFields` and `NavbarFields` stand for.
 * @type {readonly (readonly [string, string])[]}
 */
const parameters = [
  ['Collection', 'CollectionConfig'],
  ['Item', 'DocsItemConfig'],
  ['MenuItem', 'MenuItemConfig'],
];

/**
 * Returns a schema with the comments of a type as descriptions of its properties. A property that
 * the type leaves optional is not required: the rules may fill it in.
 * @param {JsonSchema} schema
 * @param {string} type
 * @param {Types} types
 * @returns {JsonSchema}
 */
export function describeSchema(schema, type, { interfaces, aliases: written }) {
  const aliases = new Map([...written, ...parameters]);
  const described = structuredClone(schema);
  const definitions = new Map(Object.entries(described.definitions ?? {}));
  const seen = new Set();
  /** @type {(text: string, done?: ReadonlySet<string>) => ReadonlySet<string>} */
  const interfacesIn = (text, done = new Set()) =>
    new Set(
      namesIn(text).flatMap((name) => {
        const alias = done.has(name) ? undefined : aliases.get(name);
        return [
          ...(interfaces.has(name) ? [name] : []),
          ...(alias === undefined ? [] : interfacesIn(alias, new Set([...done, name]))),
        ];
      }),
    );
  /** @type {(part: JsonSchema | boolean | null | undefined, names: ReadonlySet<string>) => void} */
  const visit = (part, names) => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    const { properties, anyOf, oneOf, allOf, items, additionalProperties, $ref, required } = part;
    for (const inner of [anyOf, oneOf, allOf].flatMap((list) => list ?? [])) visit(inner, names);
    for (const inner of [items, additionalProperties].flat()) visit(inner, names);
    if ($ref !== undefined) visit(definitions.get($ref.split('/').at(-1) ?? ''), names);
    const fields = interfaces.get(bestOf(properties ?? {}, names, interfaces) ?? '');
    for (const [key, property] of Object.entries(properties ?? {})) {
      const field = fields?.get(key);
      if (!field || typeof property !== 'object') continue;
      if (field.comment !== '') property.description = field.comment;
      visit(property, interfacesIn(field.type));
    }
    if (Array.isArray(required) && fields)
      Object.assign(part, { required: required.filter((key) => fields.get(key)?.isOptional !== true) });
  };
  visit(described, interfacesIn(type));
  return described;
}

/**
 * Returns the name of the interface that has all properties, and fewest others. A property with one
 * value tells alternatives apart.
 * @param {NonNullable<JsonSchema['properties']>} properties
 * @param {ReadonlySet<string>} names
 * @param {Types['interfaces']} interfaces
 */
function bestOf(properties, names, interfaces) {
  const keys = Object.keys(properties).filter((key) => key !== '$schema');
  const fits = [...names].filter((name) => {
    const fields = interfaces.get(name);
    return keys.every((key) => {
      const property = properties[key];
      const only = typeof property === 'object' ? property.const : undefined;
      const type = fields?.get(key)?.type;
      return (
        type !== undefined &&
        (only === undefined || type === 'string' || type.includes(`'${String(only)}'`) || type.includes(String(only)))
      );
    });
  });
  return fits.toSorted((one, other) => (interfaces.get(one)?.size ?? 0) - (interfaces.get(other)?.size ?? 0))[0];
}
