import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeSchemas } from '../scripts/describe-schemas.mjs';
import { prebuiltSchemas } from '../src/pipeline/json-schema/prebuilt-schemas.ts';
import { splitFrontMatter } from '../src/shared/front-matter.ts';
import { projectRoot } from './support/docsgen.ts';
import { readManual } from './support/manual/manual-pages.ts';
import { typeErrorsIn, typeExamplesIn } from './support/type-examples.ts';

/** Pages whose examples of files are checked. Those about a move have tests of their own. */
const pages = [...readManual('configure'), ...readManual('organize'), ...readManual('write')];

test('TypeScript finds no error in the examples of the manual', async () => {
  // The examples of plugins, those with mistakes, and the recipes have tests of their own.
  const others = readManual().filter(({ file }) => !/^(?:plugins|errors|recipes|troubleshooting)\//.test(file));
  const examples = others.flatMap(({ file, text }) => typeExamplesIn(text, file));
  expect(examples.length).toBeGreaterThan(80);
  expect(await typeErrorsIn(examples)).toBe('');
});

const ajv = new Ajv({
  allErrors: true,
  allowUnionTypes: true,
  schemas: describeSchemas(projectRoot, prebuiltSchemas()),
});

/** The schema of a file, by its path. */
const schemaOf: readonly (readonly [path: RegExp, schema: string])[] = [
  [/(?:^|\/)_category_\.yml$/, 'category'],
  [/(?:^|\/)authors\.yml$/, 'authors'],
  [/(?:^|\/)tags\.yml$/, 'tags'],
  [/(?:^|\/)strings\.yml$/, 'strings'],
  [/(?:^|\/)labels\.yml$/, 'labels'],
  [/(?:^|\/)synonyms\.yml$/, 'synonyms'],
  [/(?:^|\/)blog\/.*\.md$/, 'blog-front-matter'],
  [/(?:^|\/)changelog\/.*\.md$/, 'changelog-front-matter'],
  [/(?:^|\/)pages\/.*\.md$/, 'pages-front-matter'],
  [/(?:^|\/)_defaults\.yml$|\.md$/, 'docs-front-matter'],
];

const files = pages.flatMap(({ file: page, text }) =>
  [...text.matchAll(/^```(?:md|yaml) title="([^"]+)"\n([^]*?)^```$/gm)].map(([, file = '', code = '']) => ({
    page,
    file,
    code: file.endsWith('.md') ? (splitFrontMatter(code).yaml ?? '') : code,
  })),
);

describe('an example of a file', () => {
  test.each(files)('$file in $page has the fields and values of its schema', ({ file, code }) => {
    const [, schema = ''] = schemaOf.find(([path]) => path.test(file)) ?? [];
    const validate = ajv.getSchema(schema);
    if (!validate) throw new Error(`There is no schema for ${file}`);
    void validate(parse(code) ?? {});
    expect(validate.errors ?? []).toStrictEqual([]);
  });

  test('says which file it is, in the chapter about the configuration', () => {
    const unnamed = readManual('configure').flatMap(({ file, text }) =>
      [...text.matchAll(/^```(?:ts|tsx|md|yaml|css|json)\n/gm)].map(() => file),
    );
    expect(unnamed).toStrictEqual([]);
  });
});
