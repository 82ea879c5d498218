import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listRoutes } from '../../../src/api/site.ts';
import { routesFile } from '../../../src/outputs/routes-file.ts';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import { borrowSite } from '../../support/small-site.ts';

test('the file has what the command lists, and only a site that asks for it has the file', async () => {
  const root = borrowSite('base-path');
  const { value: plain } = await loadSite({ root, drafts: false });
  expect([...routesFile({ site: plain })]).toStrictEqual([]);
  const file = join(root, 'site.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('defineConfig({', 'defineConfig({\n  routesFile: true,'));
  const { value: site } = await loadSite({ root, drafts: false });
  const [made] = [...routesFile({ site })];
  expect(made?.path).toBe('routes.json');
  expect(JSON.parse(String(await made?.make()))).toStrictEqual(await listRoutes({ root }));
});
