import config from '../../site.config.ts';
import { siteValues } from '../../site-values.ts';
import type { OpenApi, Operation, Schema } from './openapi.ts';
import { readReferencePage } from './reference-page.ts';
import { readFieldTables, type ReferencePageName, referencePages } from './reference-tables.ts';

/** Descriptions by the path of a field, such as `Campaign pace.calls_at_once`. */
type Descriptions = ReadonlyMap<string, string>;

/**
 * Returns the OpenAPI description with the parts that follow from something else: the words of the
 * English pages, the values of the site, requests that take fields of an object, and errors.
 */
export function completeOpenApi(api: OpenApi): OpenApi {
  const words = readDescriptions();
  return {
    ...api,
    servers: api.servers.map((server) => ({ ...server, url: siteValues.api })),
    externalDocs: { url: addressOf('api-manager') },
    paths: mapValues(api.paths, (methods, path) =>
      mapValues(methods, (operation, method) => ({ ...operation, responses: responsesOf(operation, method, path) })),
    ),
    components: componentsOf(api.components, words),
  };
}

function componentsOf(components: OpenApi['components'], words: Descriptions): OpenApi['components'] {
  const { Limit, ...parameters } = components.parameters;
  const sizes = { default: Number(siteValues.pageSize), maximum: Number(siteValues.pageSizeMax) };
  const described = mapValues(components.schemas, (schema, name) => describe(schema, `${name} `, words));
  return {
    ...components,
    parameters: mapValues({ ...parameters, Limit: { ...Limit, schema: { ...Limit?.schema, ...sizes } } }, (parameter) =>
      withText(parameter, words.get(parameter.name ?? '')),
    ),
    headers: {
      ...components.headers,
      Location: {
        ...components.headers['Location'],
        description: `URL that works for ${siteValues.linkMinutes} minutes`,
      },
    },
    schemas: mapValues(described, (schema, name) => requestOf(schema, described[name.replace(/(Create|Update)$/, '')])),
  };
}

function withText<Described>(described: Described, description: string | undefined): Described {
  return description === undefined ? described : { ...described, description };
}

function mapValues<From, To>(all: Readonly<Record<string, From>>, map: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, map(value, key)]));
}

function addressOf(page: ReferencePageName): string {
  return `${config.url}/concepts/app/${page}`;
}

/** Reads what the English pages say about fields and parameters. */
function readDescriptions(): Descriptions {
  const fields = referencePages.flatMap((page) =>
    readFieldTables('en', page).flatMap(({ object, rows }) =>
      rows.flatMap(([field, meaning]) =>
        (field?.codes ?? []).map((path) => [`${object} ${path}`, inFile(meaning?.markdown ?? '', page)] as const),
      ),
    ),
  );
  const parameters = readReferencePage('en/concepts/app/api-manager.md')
    .tables.filter(({ head }) => head[0] === 'Parameter')
    .flatMap(({ rows }) =>
      rows.map(([name, meaning]) => [name?.text ?? '', inFile(meaning?.markdown ?? '', 'api-manager')] as const),
    );
  return new Map([...fields, ...parameters]);
}

/** Returns the text of a page as it is outside the page: with values, and with whole addresses. */
function inFile(markdown: string, page: ReferencePageName): string {
  const values: Readonly<Record<string, string | { readonly en: string }>> = siteValues;
  return markdown
    .replaceAll(/:var\[(\w+)\]/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'string' ? value : value.en;
    })
    .replaceAll(/\]\(([^)]+)\)/g, (_, link: string) => {
      const { href } = new URL(link.replace(/\.mdx?(?=#|$)/, ''), addressOf(page));
      return `](${href})`;
    });
}

function describe(schema: Schema, prefix: string, words: Descriptions): Schema {
  const { items, properties } = schema;
  return {
    ...schema,
    ...(items && { items: describe(items, prefix.replace(/\.$/, '[].'), words) }),
    ...(properties && {
      properties: mapValues(properties, ({ description, ...property }, name) => {
        const text = words.get(`${prefix}${name}`) ?? description;
        return { ...withText({}, text), ...describe(property, `${prefix}${name}.`, words) };
      }),
    }),
  };
}

/**
 * Returns a request that creates or changes an object. It says which fields it takes, and the object
 * says what they are. What the object lacks is left as it is.
 */
function requestOf(request: Schema, object: Schema | undefined): Schema {
  if (object === undefined || object === request) return request;
  return {
    ...request,
    properties: mapValues(request.properties ?? {}, (own, name) => {
      const field = object.properties?.[name];
      return field === undefined ? own : closed(field);
    }),
  };
}

/** Returns a schema of a response as one of a request: without unknown fields and values. */
function closed({ anyOf, ...schema }: Schema): Schema {
  if (anyOf) {
    const { type = 'string' } = anyOf.at(-1) ?? {};
    const values = anyOf[0]?.enum ?? [];
    return { ...schema, type, enum: type === 'string' ? values : [...values, null] };
  }
  const { items, properties, propertyNames } = schema;
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(properties && { properties: mapValues(properties, closed), additionalProperties: false }),
    ...(propertyNames && { propertyNames: closed(propertyNames) }),
  };
}

const always = ['400', '401', '403'];
const atLast = ['429', '500', '503'];

/** Returns the responses of an operation: the one of success, and the errors that it may have. */
function responsesOf(operation: Operation, method: string, path: string): Operation['responses'] {
  const { parameters, requestBody, responses } = operation;
  const success = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  const creates = method === 'put';
  const hasQuery = parameters.some(({ in: where, $ref = '' }) => where === 'query' || $ref.endsWith('/Limit'));
  const errors = [
    ...always,
    ...(path.includes('{') && !creates ? ['404'] : []),
    ...(method === 'get' ? [] : ['409']),
    ...(requestBody ? ['413', '415'] : []),
    ...(requestBody || hasQuery || method === 'post' ? ['422'] : []),
    ...atLast,
  ];
  const reference = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return {
    ...Object.fromEntries(success),
    ...Object.fromEntries(errors.map((status) => [status, reference(`Error${status}`)])),
    default: reference('Error'),
  };
}

/** Returns the text of the file: what fits on a line is on one. */
export function printJson(value: unknown, indent = ''): string {
  const short = JSON.stringify(value, null, 1)
    .replaceAll(/(\[)\n *|\n *(\])/g, '$1$2')
    .replaceAll(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + short.length <= 120) return short;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item: unknown) => `${inner}${printJson(item, inner)}`)
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${printJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
