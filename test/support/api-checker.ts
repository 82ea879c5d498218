import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { findOperation, type Operation, readOpenApi, type Schema } from './openapi.ts';
import type { CodeBlock } from './reference-page.ts';

const api = readOpenApi();
const { schemas } = api.components;

/** Returns what is wrong with a value, by a schema of the API. */
type Check = (schema: Schema, value: unknown) => readonly string[];

interface CheckOptions {
  /** Nothing is required of an object. */
  readonly isPartial?: boolean;
  /** Fields that the platform sets are refused. */
  readonly isRequest?: boolean;
}

/** Makes a check by the schemas of the API. */
export function makeCheck({ isPartial = false, isRequest = false }: CheckOptions = {}): Check {
  const adapted = Object.entries(schemas).map(([name, schema]) => [name, isRequest ? withoutReadOnly(schema) : schema]);
  const all = { $id: 'api', components: { schemas: Object.fromEntries(adapted) } };
  const isKept = (key: string) => !isPartial || key !== 'required';
  const text = JSON.stringify(all, (key, value: unknown) => (isKept(key) ? value : undefined));
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true });
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  ajv.addFormat('uri', /^https:\/\//);
  ajv.addKeyword('components');
  ajv.addSchema(JSON.parse(text));
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

function withoutReadOnly(schema: Schema): Schema {
  const kept = Object.entries(schema.properties ?? {}).filter(([, property]) => property.readOnly !== true);
  const properties = Object.fromEntries(kept);
  const required = schema.required?.filter((name) => name in properties) ?? [];
  return { ...schema, properties, required };
}

const checkAnswer = makeCheck();
const checkRequest = makeCheck({ isRequest: true });

/** Returns the schema of an object of the API. */
export function schemaOf(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns the schema of a JSON body. */
export function bodyOf(content: Operation['requestBody']): Schema | undefined {
  return content?.content?.['application/json']?.schema;
}

/** What a sample is: the body of a request, or that of an answer. Null for no JSON of the API. */
interface SampleKind {
  readonly schema: Schema | undefined;
  readonly isRequest: boolean;
}

/**
 * Returns what a sample is by its title, such as `GET /usage`, `POST /calls` for a request and
 * `POST /calls → 202` for an answer.
 */
export function kindOf(title: string): SampleKind {
  const [request = '', status] = title.split(' → ');
  const operation = findOperation(api, request);
  const isRequest = status === undefined && !request.startsWith('GET');
  return { schema: bodyOf(isRequest ? operation?.requestBody : operation?.responses[status ?? '200']), isRequest };
}

/** Returns what is wrong with a sample, which its title or the name of its tab describes. */
export function mistakesIn({ title, label, text }: CodeBlock): readonly string[] {
  const value: unknown = JSON.parse(text);
  if (label in api.webhooks) return checkAnswer(schemaOf('Event'), value);
  if (title === 'Error') return checkAnswer(schemaOf('Error'), value);
  if (schemas['Action']?.properties?.['type']?.enum?.includes(label)) return checkRequest(schemaOf('Action'), value);
  const { schema, isRequest } = kindOf(title);
  if (schema === undefined) return ['The API has no such request or answer'];
  return (isRequest ? checkRequest : checkAnswer)(schema, value);
}
