import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import config from '../../../site.config.ts';
import { kindOf, makeCheck, mistakesIn } from '../../support/api-checker.ts';
import { projectRoot } from '../../support/docsgen.ts';
import { fieldOf, fieldsOf, findOperation, operationsOf, readOpenApi, successOf } from '../../support/openapi.ts';
import { readReferencePage, type ReferencePage } from '../../support/reference-page.ts';

const api = readOpenApi();
const { schemas, responses } = api.components;
const operations = operationsOf(api);
const locales = ['en', 'es', 'pt'] as const;
const names = ['api-manager', 'actions'] as const;
const pages = new Map<string, ReferencePage>(
  locales.flatMap((locale) =>
    names.map((name) => [`${locale}/${name}`, readReferencePage(`${locale}/concepts/app/${name}.md`)] as const),
  ),
);
const pageOf = (locale: string, name = 'api-manager') => {
  const page = pages.get(`${locale}/${name}`);
  if (!page) throw new Error(`There is no page ${locale}/${name}.`);
  return page;
};

/** The objects whose fields a page lists, in the order of its tables. */
const described: Readonly<Record<(typeof names)[number], string>> = {
  'api-manager':
    'Error Event ActionFailure CallRequest Call Transcript Agent KnowledgeBase Document Campaign Attempt Contact ' +
    'Destination Number Trunk Webhook Delivery Usage Client Domain',
  actions: 'Action',
};

/** Returns the tables of fields of a page, each with the name of its object. */
function fieldTables(locale: string, name: (typeof names)[number]) {
  const tables = pageOf(locale, name).tables.filter(({ head }) => /^(Field|Campo) /.test(head[0] ?? ''));
  const objects = described[name].split(' ');
  expect(tables).toHaveLength(objects.length);
  return tables.map(({ rows }, index) => ({ object: objects[index] ?? '', rows }));
}

/** Returns the codes of errors with a status. */
function codesOf(status: string): readonly string[] {
  const list = /"code":\{"enum":\[([^\]]*)\]/.exec(JSON.stringify(responses[`Error${status}`]))?.[1] ?? '';
  const codes: readonly string[] = JSON.parse(`[${list}]`);
  return codes;
}

describe.each(locales)('the reference in %s', (locale) => {
  const { tables, blocks } = pageOf(locale);
  const rowsUnder = (word: RegExp) => tables.filter(({ head }) => word.test(head[0] ?? '')).flatMap(({ rows }) => rows);

  test.each(names)('%s has tables with the fields, types and values of the API', (name) => {
    for (const { object, rows } of fieldTables(locale, name)) {
      const schema = schemas[object] ?? {};
      const shown = rows.flatMap(([field]) => field?.text.split(', ') ?? []);
      expect(shown.toSorted(), object).toStrictEqual([...fieldsOf(schema)].toSorted());
      for (const [field, meaning] of rows) {
        // A row that names one value of an enumeration names all.
        const property = fieldOf(schema, field?.codes[0] ?? '');
        const values = ((property?.items ?? property)?.enum ?? []).filter((value) => value !== null);
        const missing = values.filter((value) => !meaning?.codes.includes(value));
        expect(missing.length === values.length ? [] : missing, field?.text).toStrictEqual([]);
      }
    }
  });

  it('has samples that are right, and objects with all their fields', () => {
    const samples = [...blocks, ...pageOf(locale, 'actions').blocks].filter(
      ({ language, title, label }) => language === 'json' && (label !== '' || /^(Error|[A-Z]+ \/)/.test(title)),
    );
    expect(samples.length).toBeGreaterThan(30);
    for (const block of samples) expect(mistakesIn(block), block.title || block.label).toStrictEqual([]);
    for (const { title, text } of samples.filter((block) => block.title.startsWith('GET '))) {
      const [, object = ''] = /\/(\w+)$/.exec(kindOf(title).schema?.$ref ?? '') ?? [];
      const fields = Object.entries(schemas[object]?.properties ?? {}).filter(([, field]) => field.writeOnly !== true);
      const sample: object = JSON.parse(text);
      if (object !== '') expect(Object.keys(sample), title).toStrictEqual(fields.map(([key]) => key));
    }
  });

  it('lists every endpoint with its scope and the status of success', () => {
    const usual: Readonly<Record<string, string>> = { POST: '201', DELETE: '204' };
    const shown = rowsUnder(/^(Request|Petición|Requisição), /).map(([request, answer]) => {
      const [line = '', scope] = request?.codes ?? [];
      const status = answer?.codes.find((code) => /^\d{3}$/.test(code));
      return `${line} ${scope} ${status ?? usual[line.split(' ')[0] ?? ''] ?? '200'}`;
    });
    const real = [...operations].map(
      ([line, operation]) => `${line} ${operation.security[0]?.['key']?.[0]} ${successOf(operation)}`,
    );
    expect(shown.toSorted()).toStrictEqual(real.toSorted());
  });

  it('lists every scope', () => {
    const shown = rowsUnder(/^(Scope|Ámbito|Escopo)$/).flatMap(([scope]) => scope?.codes ?? []);
    const real = [...operations.values()].flatMap(({ security }) => security[0]?.['key'] ?? []);
    expect(shown.toSorted()).toStrictEqual([...new Set(real)].toSorted());
  });

  it('lists every error code with its status', () => {
    const shown = rowsUnder(/^(Status|Estado) /).flatMap(([code]) => (code?.codes.length === 1 ? [code.text] : []));
    const conflicts = rowsUnder(/^code$/).flatMap(([code]) => code?.codes.map((name) => `409 ${name}`) ?? []);
    const statuses = Object.keys(responses).map((name) => name.replace('Error', ''));
    const real = statuses.flatMap((status) => codesOf(status).map((code) => `${status} ${code}`));
    expect([...shown, ...conflicts].toSorted()).toStrictEqual(real.toSorted());
    // The page says how many codes 409 has.
    expect(codesOf('409')).toHaveLength(11);
  });

  it('lists every filter', () => {
    const shown = rowsUnder(/^(List|Lista)$/).map(([list, filters]) =>
      [list, filters].flatMap((cell) => cell?.codes ?? []).join(' '),
    );
    const real = [...operations]
      .filter(([line]) => !line.endsWith('usage'))
      .map(([line, { parameters }]) => [
        line,
        ...parameters.flatMap(({ in: where, name }) => (where === 'query' && name !== undefined ? [name] : [])),
      ])
      .filter((names) => names.length > 1)
      .map((names) => names.join(' '));
    expect(shown.toSorted()).toStrictEqual(real.toSorted());
  });

  it('lists every event and has a sample of it', () => {
    const events = schemas['Event']?.properties?.['type']?.enum;
    expect(rowsUnder(/^Event/).map(([event]) => event?.codes[0])).toStrictEqual(events);
    expect(blocks.flatMap(({ label }) => (label in api.webhooks ? [label] : []))).toStrictEqual(events);
  });

  test.each(names)('%s has the outline and the code of the English page', (name) => {
    const [own, english] = [pageOf(locale, name), pageOf('en', name)];
    expect(own.outline).toStrictEqual(english.outline);
    const codeIn = ({ blocks: all }: typeof own) => all.map(({ language, label }) => `${language} ${label}`);
    expect(codeIn(own)).toStrictEqual(codeIn(english));
  });

  it('agrees with the samples and requests of the other pages', () => {
    const folder = join(projectRoot, 'content', locale, 'concepts');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
    const all = files.flatMap((file) =>
      readReferencePage(`${locale}/concepts/${file}`).blocks.map((block) => ({ file, ...block })),
    );
    const check = makeCheck({ isPartial: true });
    const samples = all.filter(({ language, title }) => language === 'json' && /^(GET|POST|PUT|PATCH) \//.test(title));
    for (const { file, title, text } of samples) {
      const { schema } = kindOf(title);
      expect(schema, `${file}: ${title}`).toBeDefined();
      expect(check(schema ?? {}, JSON.parse(text)), `${file}: ${title}`).toStrictEqual([]);
    }
    const requests = all.flatMap(({ file, text }) =>
      [...text.matchAll(/curl (-G |-X \w+ )?:var\[api\](\/\S*)((?:.*\\\n)*.*)/g)].map(
        ([, flag = '', path, rest = '']) => {
          const isPost = flag === '' && /(^|\s)-[dF] /.test(rest);
          const method = /-X (\w+)/.exec(flag)?.[1] ?? (isPost ? 'POST' : 'GET');
          return { file, request: `${method} ${path}` };
        },
      ),
    );
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter(({ request }) => findOperation(api, request) === undefined)).toStrictEqual([]);
  });
});

test.each(names)('the OpenAPI description explains fields with the words of the English %s', (name) => {
  const variables: Readonly<Record<string, unknown>> = config.markdown.variables;
  const plain = (text: string) =>
    text.replaceAll(/:var\[(\w+)\]/g, (_, variable: string) => String(variables[variable]));
  for (const { object, rows } of fieldTables('en', name)) {
    for (const [field, meaning] of rows) {
      for (const code of field?.codes ?? []) {
        expect(fieldOf(schemas[object] ?? {}, code)?.description, `${object} ${code}`).toBe(plain(meaning?.text ?? ''));
      }
    }
  }
});
