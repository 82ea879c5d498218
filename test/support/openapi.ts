import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './docsgen.ts';

/** A schema of the OpenAPI description, as far as tests read it. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | null)[];
  /** The known values of an open enumeration, then the type of all values. */
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
  readonly schema?: object;
}

export interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}

export interface OpenApi {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly externalDocs: { readonly url: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, { readonly description: string }>>;
    readonly responses: Readonly<Record<string, Content>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

/** Path of the OpenAPI description that the site offers. */
export const openApiFile = join(projectRoot, 'static/openapi.json');

/** Returns the OpenAPI description that the site offers. */
export function readOpenApi(): OpenApi {
  const api: OpenApi = JSON.parse(readFileSync(openApiFile, 'utf8'));
  return api;
}

/** Returns the operations of the description by method and path, such as `GET /calls/{id}`. */
export function operationsOf({ paths }: OpenApi): ReadonlyMap<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );
}

/** Returns the status of an operation that succeeds. */
export function successOf({ responses }: Operation): string {
  return Object.keys(responses).find((status) => /^[23]/.test(status)) ?? '';
}

/** Returns the operation for a request such as `GET /calls/call_7f3k2`. */
export function findOperation(api: OpenApi, request: string): Operation | undefined {
  const [method, path = ''] = request.split(/[ ?]/);
  const found = Object.keys(api.paths)
    // A path without variables wins: `/calls` is no `/{id}`.
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .find((template) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
  return found === undefined ? undefined : api.paths[found]?.[method?.toLowerCase() ?? ''];
}

/**
 * Returns the fields of an object with their types, as the tables of the documentation have them.
 */
export function fieldsOf(schema: Schema, prefix = ''): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const inner = property.items?.properties ? property.items : property;
    return [`${path} ${typeName(property)}`, ...fieldsOf(inner, inner === property ? `${path}.` : `${path}[].`)];
  });
}

/** Returns a field by its path, as the tables of the documentation name it. */
export function fieldOf(schema: Schema, path: string): Schema | undefined {
  let found: Schema | undefined = schema;
  for (const part of path.replaceAll('[]', '').split('.')) found = (found?.items ?? found)?.properties?.[part];
  return found;
}

/** Returns the values that are known of an enumeration, be it open or closed. */
export function valuesOf(schema: Schema | undefined): readonly string[] {
  const values = schema?.enum ?? schema?.anyOf?.[0]?.enum ?? [];
  return values.filter((value) => value !== null);
}

function typeName({ type, anyOf, format, items, additionalProperties }: Schema): string {
  if (anyOf) return typeName(anyOf.at(-1) ?? {});
  const types = typeof type === 'string' ? [type] : (type ?? []);
  const optional = types.includes('null') ? '?' : '';
  const name = types.find((one) => one !== 'null') ?? '';
  if (items) return `${typeName(items)}[]${optional}`;
  if (format === 'date-time') return `time${optional}`;
  // The data of an event has `{}`: it is an object of the API, and its type says which.
  const isMap = additionalProperties === true || (additionalProperties && additionalProperties.type !== undefined);
  return `${isMap ? 'map' : name}${optional}`;
}
