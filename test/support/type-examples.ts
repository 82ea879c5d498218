import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { projectRoot } from './docsgen.ts';
import { makeFolder } from './small-site.ts';

const settings = z.object({ compilerOptions: z.looseObject({ strict: z.literal(true) }) });

/** An example as a file that `tsc` can check. */
export interface TypeExample {
  /** Its path, which errors name. */
  readonly file: string;
  readonly code: string;
}

/** Returns the TypeScript in a Markdown text, as one file for each block of code with a text. */
export function typeExamplesIn(text: string, name: string): readonly TypeExample[] {
  return [...text.matchAll(/^```(tsx?)\b(?! twoslash).*\n([^]*?)^```$/gm)].flatMap(
    ([, extension = '', code = ''], index) =>
      // A block without a text is filled from a file. The plugin checks those with `twoslash`.
      code === '' ? [] : [{ file: `${name}-${index + 1}.${extension}`, code: moduleOf(code) }],
  );
}

/** Returns an example as a module. One without imports and exports is a part of a configuration. */
function moduleOf(code: string): string {
  if (/^(?:import|export) /m.test(code)) return code;
  return `import type { SiteConfig } from 'docsgen';\n\nexport const config: Partial<SiteConfig> = {\n${code}};\n`;
}

/** Returns what `tsc` says about some examples, with the settings that the manual recommends. */
export async function typeErrorsIn(examples: readonly TypeExample[]): Promise<string> {
  const root = makeFolder();
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
    for (const { file, code } of examples) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), code);
    }
    const page = readFileSync(join(projectRoot, 'manual/content/en/docs/configure/editors.md'), 'utf8');
    const [, written = ''] = /^```json[^\n]*\n(\{\n {2}"compilerOptions".*?)^```$/ms.exec(page) ?? [];
    const { compilerOptions } = settings.parse(JSON.parse(written));
    const types = (file: string) => [join(projectRoot, 'dist/types', file)];
    const paths = {
      docsgen: types('api/entry.d.ts'),
      'docsgen/theme': types('theme/entry.d.ts'),
      'docsgen/theme/original': types('theme/components.d.ts'),
      'docsgen/client': types('client/site/entry.d.ts'),
    };
    const options = { ...compilerOptions, skipLibCheck: true, noUnusedLocals: true, types: ['node'], paths };
    const files = examples.map(({ file }) => file);
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
    return await promisify(execFile)(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', root]).then(
      () => '',
      (error: unknown) => String(error instanceof Error && 'stdout' in error ? error.stdout : error),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
