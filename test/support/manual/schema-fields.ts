import { isRecord } from '../../../src/shared/is-record.ts';
import type { JsonSchema } from '../../../src/pipeline/json-schema/to-json-schema.ts';

/** A field that a JSON schema allows, with what the schema says about it. */
export interface SchemaField {
  readonly name: string;
  readonly description: string;
}

/** Returns all fields in a JSON schema, at any depth. */
export function fieldsIn(schema: JsonSchema): readonly SchemaField[] {
  const seen = new Set<unknown>();
  const search = (part: unknown): readonly SchemaField[] => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return [];
    seen.add(part);
    const properties = 'properties' in part && isRecord(part.properties) ? part.properties : {};
    const own = Object.entries(properties).flatMap(([name, field]) => {
      if (!isRecord(field) || name === '$schema') return [];
      const { description } = field;
      return [{ name, description: typeof description === 'string' ? description : '' }];
    });
    return [...own, ...Object.values(part).flatMap(search)];
  };
  return search(schema);
}
