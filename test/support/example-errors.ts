import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { projectRoot } from './docsgen.ts';
import { makeFolder } from './small-site.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** An example as TypeScript checks it. */
interface Example {
  readonly extension: string;
  readonly code: string;
}

/** Returns the examples of TypeScript in some pages of documentation, as modules. */
export function examplesIn(files: readonly string[]): readonly Example[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(/^```(tsx?)(?: [^\n]*)?\n(.*?)^```$/gms)].flatMap(([, extension = '', code = '']) =>
      // A block without text is filled from a file.
      code === '' ? [] : [{ extension, code: moduleOf(code) }],
    ),
  );
}

/** One without imports and exports is a part of a configuration. */
function moduleOf(code: string): string {
  if (/^(?:import|export) /m.test(code)) return code;
  return `import type { SiteConfig } from 'docsgen';\n\nexport const config: Partial<SiteConfig> = {\n${code}};\n`;
}

/**
 * Returns what TypeScript says about examples with the settings of README; empty if it finds no
 * error. Works inside a test, and needs the compiled package.
 */
export async function exampleErrors(examples: readonly Example[]): Promise<string> {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  for (const [index, { extension, code }] of examples.entries())
    writeFileSync(join(root, `example-${index}.${extension}`), code);
  const [, settings = ''] = /^```json\n(\{\n {2}"compilerOptions".*?)^```$/ms.exec(read('README.md')) ?? [];
  const { compilerOptions } = z.object({ compilerOptions: z.looseObject({}) }).parse(JSON.parse(settings));
  if (compilerOptions['strict'] !== true) throw new Error('README has no strict settings of TypeScript');
  const types = (file: string) => [join(projectRoot, 'dist/types', file)];
  const paths = {
    docsgen: types('api/entry.d.ts'),
    'docsgen/theme': types('theme/entry.d.ts'),
    'docsgen/theme/original': types('theme/components.d.ts'),
  };
  const options = { ...compilerOptions, skipLibCheck: true, noUnusedLocals: true, types: ['node'], paths };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['example-*'] }));
  return promisify(execFile)(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', root]).then(
    () => '',
    (error: unknown) => String(error instanceof Error && 'stdout' in error ? error.stdout : error),
  );
}
