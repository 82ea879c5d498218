import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './docsgen.ts';
import { openEditedSite, type EditedSite } from './edits/edited-site.ts';
import { pickDifferent } from './pick-different.ts';
import { readFolder } from './read-folder.ts';
import { makeFolder } from './small-site.ts';

const report = z.looseObject({ routes: z.number(), rendered: z.number(), reused: z.number() });

/**
 * Builds a site through the command line. Returns what `docsgen build --json` prints; throws with
 * its output if the build fails.
 */
export async function buildReport(root: string, ...options: readonly string[]): Promise<z.output<typeof report>> {
  const { status, stdout, stderr } = await runDocsgen(['build', '--root', root, '--json', ...options]);
  if (status !== 0) throw new Error(stderr);
  return report.parse(JSON.parse(stdout));
}

/** Returns the output of a clean build of a site. It leaves nothing for later builds. */
export async function cleanOutput(root: string, ...options: readonly string[]): Promise<ReturnType<typeof readFolder>> {
  const out = makeFolder();
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  await buildReport(root, '--no-cache', '--out', out, ...options);
  return readFolder(out);
}

/** A site with the cache and the output of an earlier build. */
export interface BuiltSite extends EditedSite {
  readonly output: () => ReturnType<typeof readFolder>;
  /**
   * Builds it again. Returns the number of rendered pages, and the changed, removed and new files
   * of the output.
   */
  readonly rebuild: (...options: readonly string[]) => Promise<{ rendered: number; changed: readonly string[] }>;
}

/** Returns a copy of a site that was built, for one test. */
export function borrowBuiltSite(built: string): BuiltSite {
  const root = makeFolder();
  cpSync(built, root, { recursive: true, preserveTimestamps: true });
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const output = () => readFolder(join(root, 'build'));
  return {
    ...openEditedSite(root),
    output,
    rebuild: async (...options) => {
      const before = output();
      const { rendered } = await buildReport(root, ...options);
      return { rendered, changed: pickDifferent(before, output()) };
    },
  };
}
