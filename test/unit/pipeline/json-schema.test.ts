import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { prebuiltSchemas } from '../../../src/pipeline/json-schema/prebuilt-schemas.ts';
import { splitFrontMatter } from '../../../src/shared/front-matter.ts';
import siteConfig from '../../../site.config.ts';
import { describeSchemas } from '../../../scripts/describe-schemas.mjs';

const root = join(import.meta.dirname, '../../..');
const schemas = describeSchemas(root, prebuiltSchemas());

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, schemas });

/** Returns the paths of the mistakes that an editor would mark. */
function mistakes(name: string, data: unknown): readonly string[] {
  const validate = ajv.getSchema(name);
  if (!validate) throw new Error(`There is no schema ${name}`);
  void validate(data);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8');

describe('what this site contains is right', () => {
  test.each([
    ['docs-front-matter', /^\w+\/(?:concepts|api)\/.*(?<!\/_[\w-]*)\.mdx?$/],
    ['blog-front-matter', /^\w+\/blog\/.*\.mdx?$/],
    ['pages-front-matter', /^\w+\/pages\/.*\.mdx?$/],
  ])('%s', (name, pattern) => {
    const pages = files.filter((file) => pattern.test(file));
    expect(pages.length).toBeGreaterThan(3);
    for (const file of pages)
      expect(mistakes(name, parse(splitFrontMatter(read(file)).yaml ?? '') ?? {}), file).toEqual([]);
  });

  test.each(['_category_', 'authors', 'tags'])('%s.yml', (name) => {
    const found = files.filter((file) => file.endsWith(`/${name}.yml`));
    expect(found.length).toBeGreaterThan(2);
    for (const file of found) expect(mistakes(name.replaceAll('_', ''), parse(read(file))), file).toEqual([]);
  });

  test('its synonyms', () => {
    expect(mistakes('synonyms', parse(read('synonyms.yml')))).toEqual([]);
  });

  test('its configuration', () => {
    expect(mistakes('site-config', { $schema: './schema.json', ...siteConfig })).toEqual([]);
  });
});

describe('mistakes are marked', () => {
  test.each([
    ['docs-front-matter', { sidebar_postion: 1 }, ' must NOT have additional properties'],
    ['docs-front-matter', { sidebar_position: 'first' }, '/sidebar_position must be number'],
    ['blog-front-matter', { date: '14 September' }, '/date must match pattern'],
    ['pages-front-matter', { layout: 'landing' }, '/layout must be equal to one of the allowed values'],
    ['authors', { ada: { title: 'Engineer' } }, "/ada must have required property 'name'"],
    ['category', { link: { type: 'doc' } }, "/link must have required property 'id'"],
    ['strings', { 'theme.NotFound.title': ['a'] }, '/theme.NotFound.title must be'],
    ['synonyms', { en: [['voicemail']] }, '/en/0 must NOT have fewer than 2 items'],
    ['synonyms', { en: ['voicemail'] }, '/en/0 must be array'],
    ['site-config', { titel: 'Voice' }, ' must NOT have additional properties'],
    [
      'site-config',
      { navbar: { items: [{ type: 'search', position: 'middle' }] } },
      '/navbar/items/0/position must be',
    ],
  ])('%s: %j', (name, data, mistake) => {
    expect(mistakes(name, data).join('\n')).toContain(mistake);
  });
});

test('what YAML reads as a number is right where docsgen takes it as it is written', () => {
  expect(mistakes('docs-front-matter', { title: 2024, head: [{ tag: 'meta', attributes: { content: 1 } }] })).toEqual(
    [],
  );
  expect(mistakes('docs-front-matter', { slug: 2024 })).toEqual(['/slug must be string']);
});

test('a link of the navbar may leave out its type, as in TypeScript', () => {
  const item = { label: 'More', items: [{ label: 'Blog', to: '/blog' }] };
  expect(mistakes('site-config', { navbar: { items: [item, { label: 'Blog', to: '/blog' }] } })).toEqual([]);
});

test('every property says what it is for', () => {
  const silent: string[] = [];
  const visit = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'properties') {
        for (const [name, property] of Object.entries(value ?? {})) {
          const isSilent =
            typeof property === 'object' && property && !('description' in property || 'const' in property);
          if (isSilent) silent.push(`${path}.${name}`);
        }
      }
      visit(value, `${path}.${key}`);
    }
  };
  visit(schemas, '');
  expect(silent).toEqual([]);
  expect(JSON.stringify(schemas)).toContain('Text in the sidebar. Default: the title.');
});
