import { sep } from 'node:path';
import { locateInIslands } from '../../bundler/locate-in-islands.ts';
import { packageFolder } from '../../system/package-folder.ts';
import type { CrashReport } from '../../shared/crash-report.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { servedBase } from '../../site/graph/address.ts';
import type { SiteBundles } from './bundles.ts';
import type { PageParts } from './dev-services.ts';
import { pathFrom } from '../../system/path-from.ts';

/**
 * Returns a problem for a component or script that failed in a browser. It has the component's file
 * and, if the browser's stack trace contains it, the line and column.
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
  return asProblem({
    code: 'script-failed',
    title: `${what} has failed in the browser: ${message}${because}`,
    hint: `It was on ${report.path}.${readers}`,
    ...(file ? { file } : {}),
    ...place,
  });
}

/**
 * Returns the source position of the first stack frame that is in code of the site; empty for none.
 */
async function findPlace(root: string, base: string, bundles: SiteBundles, stack: string) {
  for (const [, path = '', line, column] of stack.matchAll(/https?:\/\/[^\s/()]+(\/[^\s()]*?):(\d+):(\d+)/g)) {
    const script = bundles.client.files.find((file) => base + file.path === path);
    if (!script) continue;
    const code = Buffer.from(script.bytes).toString('utf8');
    const place = { code, line: Number(line), column: Number(column) };
    const { islands, theme, styles } = bundles;
    const found = await locateInIslands({ root, islands, overrides: theme.overrides, styles }, place);
    if (found) return found;
  }
  return {};
}

/** Returns a file of the site relative to its root; null for a file of docsgen's theme. */
function ownFile(root: string, file: string): string | null {
  return file.startsWith(packageFolder() + sep + 'src') ? null : pathFrom(root, file);
}

/**
 * Returns `Counter` for the island `./components/Counter`, and `Field` for
 * `./components/forms.Field`.
 */
function componentName(island: string): string {
  return island.split('/').at(-1)?.split('.').at(-1) ?? island;
}
