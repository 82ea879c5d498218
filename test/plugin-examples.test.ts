import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { projectRoot } from './support/docsgen.ts';
import { pluginExamples } from './support/plugin-manual.ts';
import { makeFolder } from './support/small-site.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** Returns an example as a module. One without imports and exports is a part of a configuration. */
function moduleOf(code: string): string {
  if (/^(?:import|export) /m.test(code)) return code;
  return `import type { SiteConfig } from 'docsgen';\n\nexport const config: Partial<SiteConfig> = {\n${code}};\n`;
}

test('TypeScript finds no error in the examples of the chapter about plugins, with the settings of README', async () => {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  const examples = pluginExamples().filter(({ language }) => /^tsx?$/.test(language));
  expect(examples.length).toBeGreaterThan(24);
  for (const [index, { page, title, language, code }] of examples.entries()) {
    const file = title.endsWith('.d.ts') ? `example-${page}-${index}.d.ts` : `example-${page}-${index}.${language}`;
    writeFileSync(join(root, file), moduleOf(code));
  }
  const [, settings = ''] = /^```json\n(\{\n {2}"compilerOptions".*?)^```$/ms.exec(read('README.md')) ?? [];
  const { compilerOptions } = z.object({ compilerOptions: z.looseObject({}) }).parse(JSON.parse(settings));
  expect(compilerOptions).toMatchObject({ strict: true });
  const types = (file: string) => [join(projectRoot, 'dist/types', file)];
  const paths = {
    docsgen: types('api/entry.d.ts'),
    'docsgen/theme': types('theme/entry.d.ts'),
    'docsgen/client': types('client/site/entry.d.ts'),
  };
  const options = { ...compilerOptions, skipLibCheck: true, noUnusedLocals: true, types: ['node'], paths };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['example-*'] }));
  const said = await promisify(execFile)(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', root]).then(
    () => '',
    (error: unknown) => String(error instanceof Error && 'stdout' in error ? error.stdout : error),
  );
  expect(said).toBe('');
});
