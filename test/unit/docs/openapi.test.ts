import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { makeCheck, schemaOf } from '../../support/api-checker.ts';
import { completeOpenApi, printJson } from '../../support/complete-openapi.ts';
import { openApiFile, operationsOf, readOpenApi } from '../../support/openapi.ts';

const api = readOpenApi();
const operations = operationsOf(api);

// `UPDATE=1` writes them.
it('has the words of the pages, the values of the site, and the requests and errors that follow from the rest', () => {
  const wanted = `${printJson(completeOpenApi(api))}\n`;
  if (process.env['UPDATE'] === '1') writeFileSync(openApiFile, wanted);
  expect(readFileSync(openApiFile, 'utf8')).toBe(wanted);
});

it('is valid by the schema of OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(JSON.stringify(api)))).toStrictEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('has schemas that are valid, and references that lead somewhere', () => {
  const check = makeCheck();
  for (const name of Object.keys(api.components.schemas)) {
    expect(() => check(schemaOf(name), null), name).not.toThrow();
  }
  const text = JSON.stringify(api);
  const targets = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path));
  expect(targets.size).toBeGreaterThan(40);
  for (const target of targets) {
    expect(api, target).toHaveProperty(target.split('/'));
  }
});

it('uses every schema and every response', () => {
  const text = JSON.stringify(api);
  for (const kind of ['schemas', 'responses'] as const) {
    const unused = Object.keys(api.components[kind]).filter((name) => !text.includes(`components/${kind}/${name}"`));
    expect(unused).toStrictEqual([]);
  }
});

it('has operations with ids of their own, a scope, and the variables of their path', () => {
  expect(api.openapi).toMatch(/^3\.1\./);
  const ids = [...operations.values()].map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [name, { parameters, security }] of operations) {
    const variables = [...name.matchAll(/\{(\w+)\}/g)].map(([, variable]) => variable);
    const declared = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
    expect(declared, name).toStrictEqual(variables);
    expect(security[0]?.['key'], name).toHaveLength(1);
  }
});

it('names the errors that an operation may have', () => {
  for (const [line, { responses, requestBody }] of operations) {
    const always = ['400', '401', '403', '429', '500', '503', 'default'];
    expect(Object.keys(responses), line).toStrictEqual(expect.arrayContaining(always));
    const finds = line.includes('{') && !line.startsWith('PUT ');
    expect('404' in responses, line).toBe(finds);
    expect('409' in responses, line).toBe(!line.startsWith('GET '));
    if (requestBody) expect(Object.keys(responses), line).toStrictEqual(expect.arrayContaining(['413', '415', '422']));
  }
});

it('has descriptions that can be read without the page', () => {
  const descriptions = [...JSON.stringify(api).matchAll(/"description":"([^"]+)"/g)].map(([, text = '']) => text);
  expect(descriptions.length).toBeGreaterThan(300);
  const lost = /\b(above|below|both|the (first|second) (type|may)|as in)\b|:var|\]\((?!https:)/i;
  expect(descriptions.filter((text) => lost.test(text))).toStrictEqual([]);
});

it('has responses that are open for new fields and values', () => {
  const isOfRequest = (name: string) => /(Create|Update|Request)$/.test(name);
  const objects = Object.entries(api.components.schemas).filter(([name]) => !isOfRequest(name));
  const responses = [...operations].map(([line, operation]) => [line, operation.responses] as const);
  const open = /"anyOf":\[\{"type":"string","enum":\[[^\]]*\]\},\{"type":(?:"string"|\["string","null"\])\}\]/g;
  for (const [name, schema] of [...objects, ...responses, ...Object.entries(api.components.responses)]) {
    const rest = JSON.stringify(schema).replaceAll(open, '');
    expect(rest, name).not.toMatch(/"additionalProperties":false|"enum"|"const"/);
  }
});

it('lets a request name a workspace, unless it is for the reseller', () => {
  for (const [line, { parameters, security }] of operations) {
    const isForReseller = /^(clients|brand):/.test(security[0]?.['key']?.[0] ?? '');
    expect(
      parameters.some(({ $ref = '' }) => $ref.endsWith('/Workspace')),
      line,
    ).toBe(!isForReseller);
  }
});
