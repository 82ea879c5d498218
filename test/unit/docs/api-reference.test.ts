import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { checkValue, mistakesIn, schemaOfSample } from '../../support/api-checker.ts';
import { projectRoot } from '../../support/docsgen.ts';
import {
  fieldOf,
  fieldsOf,
  findOperation,
  operationsOf,
  readOpenApi,
  successOf,
  valuesOf,
} from '../../support/openapi.ts';
import { readReferencePage, type ReferencePage } from '../../support/reference-page.ts';
import { listedSchema, readFieldTables, referencePages as names } from '../../support/reference-tables.ts';

const api = readOpenApi();
const { schemas, responses } = api.components;
const operations = operationsOf(api);
const locales = ['en', 'es', 'pt'] as const;
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

/** The requests of which the page says what is required, in its order. */
const requests = (
  'CallRequest AgentCreate KnowledgeBaseCreate CampaignCreate ContactUpdate DestinationCreate TrunkCreate ' +
  'WebhookCreate ClientCreate BrandUpdate DomainCreate'
).split(' ');

/** Returns the codes of errors with a status. */
function codesOf(status: string): readonly string[] {
  const list =
    /"code":\{"anyOf":\[\{"type":"string","enum":\[([^\]]*)\]/.exec(JSON.stringify(responses[`Error${status}`]))?.[1] ??
    '';
  const codes: readonly string[] = JSON.parse(`[${list}]`);
  return codes;
}

describe.each(locales)('the reference in %s', (locale) => {
  const { tables, blocks, paragraphs } = pageOf(locale);
  const rowsUnder = (word: RegExp) => tables.filter(({ head }) => word.test(head[0] ?? '')).flatMap(({ rows }) => rows);

  test.each(names)('%s has tables with the fields, types and values of the API', (name) => {
    for (const { object, rows } of readFieldTables(locale, name)) {
      const schema = listedSchema(api, object);
      const shown = rows.flatMap(([field]) => field?.text.split(', ') ?? []);
      expect(shown.toSorted(), object).toStrictEqual([...fieldsOf(schema)].toSorted());
      for (const [field, meaning] of rows) {
        // A row that names one value of an enumeration names all.
        const property = fieldOf(schema, field?.codes[0] ?? '');
        const values = valuesOf(property?.items ?? property);
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
      const [, object = ''] = /\/(\w+)$/.exec(schemaOfSample(title)?.$ref ?? '') ?? [];
      const sample: object = JSON.parse(text);
      if (object !== '')
        expect(Object.keys(sample), title).toStrictEqual(Object.keys(schemas[object]?.properties ?? {}));
    }
  });

  it('says what is required, and what the platform sets', () => {
    const said = paragraphs.filter(({ text }) => /(is|are) required|obligatori|obrigatóri/.test(text));
    expect(said).toHaveLength(requests.length);
    for (const [index, { markdown }] of said.entries()) {
      const name = requests[index] ?? '';
      const { required = [], properties: taken = {} } = schemas[name] ?? {};
      const object = schemas[name.replace(/(Create|Update)$/, '')]?.properties ?? {};
      const [first = '', second = ''] = markdown.split('. ');
      const codesIn = (sentence: string) => [...sentence.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
      expect(codesIn(first).slice(0, required.length), name).toStrictEqual([...required]);
      for (const code of /platform|plataforma/i.test(second) ? codesIn(second) : []) {
        expect([code in object, code in taken], `${name} ${code}`).toStrictEqual([true, false]);
      }
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
    // No operation has 405. It is among the other errors.
    const real = statuses.flatMap((status) => codesOf(status).map((code) => `${status || '405'} ${code}`));
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
    const events = valuesOf(schemas['Event']?.properties?.['type']);
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
    const samples = all.filter(({ language, title }) => language === 'json' && /^(GET|POST|PUT|PATCH) \//.test(title));
    for (const { file, title, text } of samples) {
      const schema = schemaOfSample(title);
      expect(schema, `${file}: ${title}`).toBeDefined();
      expect(checkValue(schema ?? {}, JSON.parse(text)), `${file}: ${title}`).toStrictEqual([]);
    }
    const commands = all.flatMap(({ file, text }) =>
      [...text.matchAll(/curl (-G |-X \w+ )?:var\[api\](\/\S*)((?:.*\\\n)*.*)/g)].map(
        ([, flag = '', path, rest = '']) => {
          const isPost = flag === '' && /(^|\s)-[dF] /.test(rest);
          const method = /-X (\w+)/.exec(flag)?.[1] ?? (isPost ? 'POST' : 'GET');
          return { file, request: `${method} ${path}` };
        },
      ),
    );
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter(({ request }) => findOperation(api, request) === undefined)).toStrictEqual([]);
  });
});
