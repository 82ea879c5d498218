import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { borrowSite } from './support/small-site.ts';

const settings = z.object({ 'yaml.schemas': z.record(z.string(), z.array(z.string())) });
const schema = z.object({ properties: z.record(z.string(), z.unknown()) });

test('it writes schemas with the fields of the site, and the settings that name their files', async () => {
  const root = borrowSite('configured');
  const { status, stdout, stderr } = await runDocsgen(['schema', '--root', root]);
  expect(status).toBe(0);
  const { 'yaml.schemas': uses } = settings.parse(JSON.parse(stdout));
  expect(uses['./.docsgen/schema/docs-front-matter.json']).toStrictEqual(['content/docs/**/_defaults.yml']);
  const written = new Set(readdirSync(join(root, '.docsgen/schema')).map((file) => `./.docsgen/schema/${file}`));
  expect(Object.keys(uses).filter((file) => !written.has(file))).toStrictEqual([]);
  expect(stderr).toContain('✓ .docsgen/schema/docs-front-matter.json');
  const { properties } = schema.parse(
    JSON.parse(readFileSync(join(root, '.docsgen/schema/docs-front-matter.json'), 'utf8')),
  );
  expect(properties['audience']).toStrictEqual({
    type: 'string',
    enum: ['developers', 'writers'],
    description: 'For whom the page is.',
  });
  expect(properties['since']).toMatchObject({ type: ['string', 'number'] });
  expect(properties['sidebar_label']).toMatchObject({ description: 'Text in the sidebar. Default: the title.' });
});

test('JSON files may name their schema: a base of the configuration, and the metadata of a folder', async () => {
  const root = borrowSite('minimal');
  const config = join(root, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('title:', "extends: './base.json',\n  title:"));
  const named = { $schema: 'node_modules/docsgen/dist/schema/site-config.json' };
  writeFileSync(join(root, 'base.json'), JSON.stringify({ ...named, noIndex: true }));
  mkdirSync(join(root, 'content/en/docs/guide'));
  writeFileSync(join(root, 'content/en/docs/guide/first.md'), '# First\n');
  writeFileSync(join(root, 'content/en/docs/guide/_category_.json'), JSON.stringify({ ...named, label: 'The guide' }));
  const { status, stderr } = await runDocsgen(['routes', '--root', root]);
  expect([status, stderr]).toStrictEqual([0, '']);
  writeFileSync(join(root, 'base.json'), JSON.stringify({ ...named, noindex: true }));
  expect((await runDocsgen(['routes', '--root', root])).stderr).toContain('noindex');
});
