import type { OpenApi, Schema } from './openapi.ts';
import { readReferencePage, type Table } from './reference-page.ts';

/** The pages that list fields of the API. */
export const referencePages = ['api-manager', 'actions'] as const;
export type ReferencePageName = (typeof referencePages)[number];

/** The objects whose fields a page lists, in the order of its tables. */
const described: Readonly<Record<ReferencePageName, string>> = {
  'api-manager':
    'Error Event ActionFailure CallRequest Call Transcript Agent KnowledgeBase Document Campaign Attempt Contact ' +
    'Destination Number Trunk Webhook Delivery Usage Client ClientCreate Plan Brand Domain',
  actions: 'Action',
};

export interface FieldTable {
  /** Name of the schema. */
  readonly object: string;
  readonly rows: Table['rows'];
}

/** Returns the tables of fields of a page, each with the name of its object. */
export function readFieldTables(locale: string, name: ReferencePageName): readonly FieldTable[] {
  const { tables } = readReferencePage(`${locale}/concepts/app/${name}.md`);
  const fields = tables.filter(({ head }) => /^(Field|Campo) /.test(head[0] ?? ''));
  const objects = described[name].split(' ');
  if (fields.length !== objects.length) throw new Error(`${locale}/${name} has ${fields.length} tables of fields.`);
  return fields.map(({ rows }, index) => ({ object: objects[index] ?? '', rows }));
}

/** Returns the schema that a table lists. A request has a table only of what its object lacks. */
export function listedSchema({ components: { schemas } }: OpenApi, name: string): Schema {
  const schema = schemas[name] ?? {};
  const object = schemas[name.replace(/Create$/, '')] ?? {};
  if (object === schema) return schema;
  const own = Object.entries(schema.properties ?? {}).filter(([key]) => object.properties?.[key] === undefined);
  return { ...schema, properties: Object.fromEntries(own) };
}
