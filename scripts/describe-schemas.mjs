// Completes the JSON schemas of the package with the comments of the types.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSchema } from './describe-schema.mjs';
import { readTypes } from './read-types.mjs';

/**
 * The type that explains each schema; `strings` explains itself.
 * @type {Readonly<Record<string, string | undefined>>}
 */
const roots = {
  'site-config': 'SiteConfig',
  'docs-front-matter': 'DocFields',
  'blog-front-matter': 'PostFields',
  'changelog-front-matter': 'ReleaseFields',
  'pages-front-matter': 'PageFields',
  category: 'CategoryFields',
  authors: 'AuthorFields',
  tags: 'TagFields',
  check: 'CheckDocument',
};

/** Where the types of what users write are, and those of what programs read. */
const isSource = (/** @type {string} */ path) =>
  /^(?:config\/fields\/.*|collections\/(?:.*\/)?fields|collections\/define-config|shared\/(?:head-tag|problem)|cli\/commands\/results|cli\/terminal\/command-output)\.ts$/.test(
    path,
  );

/**
 * Returns the types of the configuration, of front matter, of metadata files and of reports.
 * @param {string} root
 */
export function readFieldTypes(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(isSource);
  return readTypes(files.toSorted().map((file) => readFileSync(join(root, 'src', file), 'utf8')));
}

/**
 * Returns the JSON schemas of the package with the comments in its sources as descriptions.
 * @param {string} root
 * @param {Readonly<Record<string, import('../src/pipeline/json-schema/to-json-schema.ts').JsonSchema>>} schemas
 */
export function describeSchemas(root, schemas) {
  const types = readFieldTypes(root);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const type = roots[name];
      return [name, type === undefined ? schema : describeSchema(schema, type, types)];
    }),
  );
}
