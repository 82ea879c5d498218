import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Collection, Config } from '../../config/config.ts';
import type { CollectionScanner } from '../../content/collection-scanner.ts';
import { folderIn, namedFolder } from '../../content/content-folders.ts';
import { labelsFile } from '../../content/read-labels.ts';
import { stringsFile } from '../../content/read-strings.ts';
import { synonymsFile } from '../../content/read-synonyms.ts';
import { siteFieldSchemas } from '../../content/site-fields.ts';
import { packageFolder } from '../../system/package-folder.ts';
import { frontMatterName, type JsonSchema, toJsonSchema } from './to-json-schema.ts';

/** The JSON schemas of a site. */
export interface SiteSchemas {
  /** By the name of the file to write. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** The YAML files that each of them is for, as patterns relative to the site's folder. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
}

const jsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);

/**
 * Returns the JSON schemas of a site: those of the package, and for each collection that of its
 * front matter, with the fields that the site adds.
 */
export function siteSchemas(config: Config, types: readonly CollectionScanner[]): SiteSchemas {
  const prebuilt = readPrebuilt();
  const typeOf = ({ type }: Collection) => types.find(({ name }) => name === type);
  const own = config.collections.flatMap((collection) => {
    const type = typeOf(collection);
    return type
      ? [[fileOf(frontMatterName(collection.key)), frontMatter(config, collection, type, prebuilt)] as const]
      : [];
  });
  const ofTypes = new Set(types.map(({ name }) => fileOf(frontMatterName(name))));
  const others = [...prebuilt].filter(([file]) => !ofTypes.has(file));
  const uses = new Map(
    config.collections.map((collection) => [
      fileOf(frontMatterName(collection.key)),
      foldersOf(config, collection).map((folder) => `${folder}/**/_defaults.yml`),
    ]),
  );
  for (const collection of config.collections) {
    for (const { name, files } of typeOf(collection)?.metadataKinds ?? []) {
      const yaml = files.filter((file) => !file.endsWith('.json'));
      const patterns = foldersOf(config, collection).flatMap((folder) => yaml.map((file) => `${folder}/**/${file}`));
      uses.set(fileOf(name), [...(uses.get(fileOf(name)) ?? []), ...patterns]);
    }
  }
  uses.set(fileOf('synonyms'), [synonymsFile]);
  const [, ...translated] = config.locales;
  // The texts of the source language are in the configuration.
  if (translated.length > 0)
    uses.set(
      fileOf('labels'),
      translated.map(({ name }) => labelsFile(name)),
    );
  uses.set(
    fileOf('strings'),
    config.locales.map(({ name }) => `content/${name}/${stringsFile}`),
  );
  return { schemas: new Map([...others, ...own]), uses };
}

function fileOf(name: string): string {
  return `${name}.json`;
}

function readPrebuilt(): ReadonlyMap<string, JsonSchema> {
  const folder = join(packageFolder(), 'dist/schema');
  return new Map(
    readdirSync(folder).map((file) => [file, jsonSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))]),
  );
}

/** The types of the package have descriptions in their schema, those of plugins have none. */
function frontMatter(
  config: Config,
  { key }: Collection,
  type: CollectionScanner,
  prebuilt: ReadonlyMap<string, JsonSchema>,
): JsonSchema {
  const schema = prebuilt.get(fileOf(frontMatterName(type.name))) ?? toJsonSchema(type.frontMatter.schema);
  const { properties = {} } = toJsonSchema(z.object(siteFieldSchemas(config, key)));
  return { ...schema, properties: { ...schema.properties, ...properties } };
}

/** Returns the folders of a collection in all languages and versions. */
function foldersOf(config: Config, collection: Collection): readonly string[] {
  const found = config.locales.flatMap((locale) =>
    collection.folders.flatMap(
      (name) => folderIn(config, { name, source: namedFolder(collection, name) }, locale) ?? [],
    ),
  );
  // Editors look for a pattern at any place, and their folder may be above that of the site.
  return [...new Set(found.map((folder) => folder.replace(/^(?:\.\.\/)+/, '')))];
}
