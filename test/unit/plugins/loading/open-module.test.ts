import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { openModule } from '../../../../src/plugins/loading/open-module.ts';
import { makeFolder } from '../../../support/small-site.ts';

let root: string;
beforeAll(() => {
  root = makeFolder();
  const write = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "import '../other.ts';\nexport default { name: 'x' };\n");
  };
  write('plugins/x.ts');
  write('plugins/y/index.ts');
  writeFileSync(join(root, 'other.ts'), 'export {};\n');
  writeFileSync(join(root, 'plugins/other.ts'), 'export {};\n');
  const marks = join(import.meta.dirname, '../../../fixtures/docsgen-plugin-marks');
  cpSync(marks, join(root, 'node_modules/docsgen-plugin-marks'), { recursive: true });
  mkdirSync(join(root, 'packages/linked'), { recursive: true });
  writeFileSync(join(root, 'packages/linked/package.json'), '{ "name": "linked", "exports": "./lib/linked.js" }');
  mkdirSync(join(root, 'packages/linked/lib'));
  writeFileSync(join(root, 'packages/linked/lib/linked.js'), "export default { name: 'linked' };\n");
  symlinkSync(join(root, 'packages/linked'), join(root, 'node_modules/linked'));
  writeFileSync(join(root, 'node_modules/docsgen-plugin-marks/index.js'), "export default { name: 'marks' };\n");
  return () => rm(root, { recursive: true, force: true });
});

test.each([
  ['./plugins/x.ts', 'plugins'],
  ['./plugins/y', 'plugins/y'],
  ['docsgen-plugin-marks', 'node_modules/docsgen-plugin-marks'],
  ['linked', 'packages/linked/lib'],
])('the folder of %s is that of its own module', async (specifier, folder) => {
  const module = await openModule({ root, specifier, place: { file: 'site.config.ts' }, changed: [] });
  expect(module.folder).toBe(join(root, folder));
});
