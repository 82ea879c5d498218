import { expect, it } from 'vitest';
import config from '../../../site.config.ts';
import { makeCheck, schemaOf } from '../../support/api-checker.ts';
import { operationsOf, readOpenApi } from '../../support/openapi.ts';

const api = readOpenApi();
const operations = operationsOf(api);

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

it('uses every schema', () => {
  const text = JSON.stringify({ ...api, components: { ...api.components, schemas: {} } });
  const inside = JSON.stringify(api.components.schemas);
  const unused = Object.keys(api.components.schemas).filter((name) => !`${text}${inside}`.includes(`schemas/${name}"`));
  expect(unused).toStrictEqual([]);
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

it('names the base address of the documentation', () => {
  expect(api.servers[0]?.url).toBe(config.markdown.variables.api);
});
