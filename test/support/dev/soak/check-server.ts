import { posix } from 'node:path';
import { pickDifferent } from '../../pick-different.ts';
import { filesWithoutStyles } from '../without-styles.ts';
import { readSite } from '../../read-folder.ts';
import { pause, runOnce } from './dev-process.ts';
import { readServed } from './served-files.ts';
import type { Writer } from './soak-edits.ts';
import type { SoakWindow } from './soak-window.ts';

/** The comparison of a server with a clean build of the site that it serves. */
export interface ServerCheck {
  /** How many files were compared. */
  readonly files: number;
  /** Files that differ, with the server's answer if that is not a file. */
  readonly different: readonly string[];
  /** Addresses of windows that do not show the server's answer. */
  readonly stale: readonly string[];
  /** Time after the build until everything was equal or the check gave up, in milliseconds. */
  readonly ms: number;
}

interface CheckOptions {
  readonly docsgen: string;
  /** The site's folder. */
  readonly root: string;
  /** Folder for the build. */
  readonly out: string;
  readonly origin: string;
  readonly windows: readonly SoakWindow[];
  readonly writer: Writer;
}

/** Maximum time for a server to apply changes, in milliseconds. */
const patience = 20_000;

/**
 * Compares the server's answers with a clean build of the site. If the site has errors, its last
 * good state is restored first. `addresses` are those of its pages.
 */
export async function checkServer(options: CheckOptions): Promise<ServerCheck & { addresses: readonly string[] }> {
  const { origin, windows, writer, out } = options;
  await buildGood(options);
  await writer.keep();
  const built = readSite(out);
  const base = await findBase(origin);
  const start = performance.now();
  for (;;) {
    const served = await readServed({ origin, base }, built.keys());
    const paths = pickDifferent(filesWithoutStyles(served), filesWithoutStyles(built));
    const stale = await findStale(windows);
    const ms = performance.now() - start;
    if ((paths.length === 0 && stale.length === 0) || ms > patience) {
      const different = paths.map((path) => describe(path, served.get(path)));
      return { files: built.size, different, stale, ms, addresses: addressesOf(built.keys(), base) };
    }
    await pause(100);
  }
}

/** Builds the site, or its last good state if it has errors. */
async function buildGood({ docsgen, root, out, writer }: CheckOptions): Promise<void> {
  writer.mend();
  const build = () => runOnce(docsgen, ['build', '--root', root, '--out', out, '--drafts', '--no-cache']);
  const first = await build();
  if (first.status === 0) return;
  await writer.goBack();
  const { status, output } = await build();
  if (status !== 0) throw new Error(`The site does not build as it was when it did:\n${output}`);
}

async function findBase(origin: string): Promise<string> {
  const response = await fetch(origin, { redirect: 'manual' });
  await response.arrayBuffer();
  return posix.join('/', response.headers.get('location') ?? '', '/');
}

async function findStale(windows: readonly SoakWindow[]): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const window of windows) {
    if (!window.isOpen()) stale.push(`${window.path()} (the socket is closed)`);
    else if (!(await window.isCurrent())) stale.push(window.path());
  }
  return stale;
}

function describe(path: string, served: string | undefined): string {
  // A text that is not base64 is the server's answer.
  return served?.includes(': ') === true ? `${path} ${served}` : path;
}

function addressesOf(files: Iterable<string>, base: string): readonly string[] {
  return [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => encodeURI(base + file.replace(/(?:^|\/)index\.html$/, '')));
}
