import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFieldTypes } from '../../../scripts/describe-schemas.mjs';
import { collectionTypes } from '../../../src/collections/collection-types.ts';
import type { Config } from '../../../src/config/config.ts';
import type { ReportsConfig } from '../../../src/config/report-levels.ts';
import { fieldCodes } from '../../../src/config/schema/reports.ts';
import { problemCodes } from '../../../src/shared/problem-codes.ts';
import type { SettableCode } from '../../../src/shared/settable-codes.ts';
import { isRecord } from '../../../src/shared/is-record.ts';
import { loadConfig } from '../../support/load-config.ts';
import { entriesOf } from '../../support/manual/field-entries.ts';
import { makeFolder } from '../../support/small-site.ts';

const types = readFieldTypes(join(import.meta.dirname, '../../..'));

const required = `title: 'Site', url: 'https://a.example.com', locales: { en: {} },
  collections: { guide: { type: 'docs' }, news: { type: 'blog' }, log: { type: 'changelog' } }`;
const objects = `footer: {}, announcement: { content: 'Hello' }, markdown: { admonitions: { law: { label: 'Law' } } }`;

/** With nothing but what is required, and with objects that have no optional fields. */
type Configs = Readonly<Record<'empty' | 'withObjects', Config>>;

/** Where the configuration with all defaults has the fields of an interface. */
const places: Readonly<Record<string, (configs: Configs) => unknown>> = {
  SiteConfig: ({ empty }) => empty,
  NavbarFields: ({ empty }) => empty.navbar,
  FooterFields: ({ withObjects }) => withObjects.footer,
  AnnouncementFields: ({ withObjects }) => withObjects.announcements[0],
  ColorModeFields: ({ empty }) => empty.colorMode,
  TableOfContentsFields: ({ empty }) => empty.tableOfContents,
  PageDetailsFields: ({ empty }) => empty.pageDetails,
  CodeFields: ({ empty }) => empty.code,
  MarkdownFields: ({ empty }) => empty.markdown,
  AdmonitionFields: ({ withObjects }) => withObjects.markdown.admonitions['law'],
  ImageFields: ({ empty }) => empty.images,
  SecurityFields: ({ empty }) => empty.security,
  ReportFields: ({ empty }) => levelsByField(empty.reports),
  StorageFields: ({ empty }) => empty.storage,
  LocaleFields: ({ empty }) => empty.locales[0],
  DocsCollectionConfig: ({ empty }) => empty.collections[0],
  BlogCollectionConfig: ({ empty }) => empty.collections[1],
  ChangelogCollectionConfig: ({ empty }) => empty.collections[2],
};

/** Returns the level of each field of `reports` that is no code. */
function levelsByField({ levels }: ReportsConfig): Readonly<Record<string, string>> {
  const usual = (code: SettableCode) => (problemCodes[code].severity === 'error' ? 'error' : 'warn');
  return Object.fromEntries(Object.entries(fieldCodes).map(([field, [code]]) => [field, levels[code] ?? usual(code)]));
}

/** Returns the value that the manual gives for a default; undefined if it describes it in words. */
function literal(defaultValue: string | null): string | undefined {
  return defaultValue === 'none' ? defaultValue : /^`([^`]+)`$/.exec(defaultValue ?? '')?.[1];
}

function show(value: unknown): string {
  const isEmpty =
    value === undefined || value === null || value === '' || (isRecord(value) && Object.keys(value).length === 0);
  return isEmpty ? 'none' : JSON.stringify(value).replace(/^"|"$/g, '');
}

describe('the default in the comment is that of an empty configuration', () => {
  const root = makeFolder();
  const load = async (fields: string) => {
    writeFileSync(join(root, 'site.config.ts'), `export default { ${fields} };`);
    return loadConfig(root, collectionTypes);
  };
  let configs: Configs;
  beforeAll(async () => {
    configs = { empty: await load(required), withObjects: await load(`${required}, ${objects}`) };
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(Object.entries(places))('%s', (name, find) => {
    const resolved = find(configs);
    if (!isRecord(resolved)) throw new Error(`${name} is nowhere`);
    const stated = entriesOf(name, types).flatMap((entry) => {
      const value = literal(entry.defaultValue);
      return value !== undefined && entry.name in resolved ? [[entry.name, value] as const] : [];
    });
    const real = stated.map(([field]) => [field, show(resolved[field])] as const);
    expect(stated).toStrictEqual(real);
    expect(stated.length).toBeGreaterThan(0);
  });
});
