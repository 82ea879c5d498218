import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { findOperation, type Operation, readOpenApi, type Schema, valuesOf } from './openapi.ts';
import type { CodeBlock } from './reference-page.ts';

const api = readOpenApi();
const { schemas } = api.components;

/** Returns what is wrong with a value, by a schema of the API. */
type Check = (schema: Schema, value: unknown) => readonly string[];

/** Makes a check by the schemas of the API. */
export function makeCheck(): Check {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true });
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  ajv.addFormat('uri', /^https:\/\//);
  ajv.addKeyword('components');
  ajv.addSchema({ $id: 'api', components: { schemas } });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const source = JSON.stringify(schema).replaceAll('"#/', '"api#/');
    const validate = compiled.get(source) ?? ajv.compile(JSON.parse(source));
    compiled.set(source, validate);
    validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** Returns what is wrong with a value, by a schema of the API. */
export const checkValue = makeCheck();

/** Returns the schema of an object of the API. */
export function schemaOf(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns the schema of a JSON body. */
export function bodyOf(content: Operation['requestBody']): Schema | undefined {
  return content?.content?.['application/json']?.schema;
}

/**
 * Returns the schema of a sample by its title, such as `GET /usage`, `POST /calls` for a request and
 * `POST /calls → 202` for a response. Undefined for no JSON of the API.
 */
export function schemaOfSample(title: string): Schema | undefined {
  const [request = '', status] = title.split(' → ');
  const operation = findOperation(api, request);
  const isRequest = status === undefined && !request.startsWith('GET');
  return bodyOf(isRequest ? operation?.requestBody : operation?.responses[status ?? '200']);
}

/** Returns what is wrong with a sample, which its title or the name of its tab describes. */
export function mistakesIn({ title, label, text }: CodeBlock): readonly string[] {
  const schema = schemaOfBlock(title, label);
  return schema === undefined ? ['The API has no such request or response'] : checkValue(schema, JSON.parse(text));
}

function schemaOfBlock(title: string, label: string): Schema | undefined {
  if (title === 'Error') return schemaOf('Error');
  if (valuesOf(schemas['Action']?.properties?.['type']).includes(label)) return schemaOf('ActionCreate');
  const webhook = api.webhooks[label];
  return webhook ? bodyOf(webhook.post.requestBody) : schemaOfSample(title);
}
