import { relative, sep } from 'node:path';
import { locateInIslands } from '../../bundler/locate-in-islands.ts';
import { packageFolder } from '../../system/package-folder.ts';
import type { CrashReport } from '../../shared/crash-report.ts';
import type { Problem } from '../../shared/problem.ts';
import { servedBase } from '../../site/graph/address.ts';
import type { SiteBundles } from './bundles.ts';
import type { PageParts } from './dev-services.ts';

/**
 * Returns what a writer is told of a component that has failed in a browser: its file and, where
 * the browser's stack leads there, the place.
 */
export async function explainCrash({ graph, bundles }: PageParts, report: CrashReport): Promise<Problem> {
  const { config } = graph.site;
  const island = report.island === null ? undefined : bundles.islands.get(report.island);
  const file = island && ownFile(config.root, island.file);
  const place = await findPlace(config.root, servedBase(config), bundles, report.stack);
  const name = report.island === null ? '' : componentName(report.island);
  const what = name === '' ? 'A script of the page' : `The component \`<${name}>\``;
  const [message = 'no message', ...causes] = report.messages;
  const because = causes.map((cause) => `\nCause: ${cause}`).join('');
  const readers = name === '' ? '' : ' Readers see a box in its place, with a button that tries again.';
  return {
    severity: 'error',
    code: 'script-failed',
    title: `${what} has failed in the browser: ${message}${because}`,
    hint: `It was on ${report.path}.${readers}`,
    ...(file ? { file } : {}),
    ...place,
  };
}

/** Returns where the innermost code of the site was written that a stack names. */
async function findPlace(root: string, base: string, bundles: SiteBundles, stack: string) {
  for (const [, path = '', line, column] of stack.matchAll(/https?:\/\/[^\s/()]+(\/[^\s()]*?):(\d+):(\d+)/g)) {
    const script = bundles.client.files.find((file) => base + file.path === path);
    if (!script) continue;
    const code = Buffer.from(script.bytes).toString('utf8');
    const place = { code, line: Number(line), column: Number(column) };
    const found = await locateInIslands({ root, islands: bundles.islands }, place);
    if (found) return found;
  }
  return {};
}

/** The theme's files are none of the site's. */
function ownFile(root: string, file: string): string | null {
  return file.startsWith(packageFolder() + sep + 'src') ? null : relative(root, file).split(sep).join('/');
}

/** `./components/Counter` and `./components/forms.Field` are named by their paths. */
function componentName(island: string): string {
  return island.split('/').at(-1)?.split('.').at(-1) ?? island;
}
