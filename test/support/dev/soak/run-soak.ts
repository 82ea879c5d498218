import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEditedSite } from '../../edits/edited-site.ts';
import { createRandom, type Random } from '../../edits/random.ts';
import { checkServer, type ServerCheck } from './check-server.ts';
import { type DevProcess, pause, startDevProcess } from './dev-process.ts';
import { createWriter, type Writer } from './soak-edits.ts';
import { openSoakWindow, type SoakWindow } from './soak-window.ts';

export interface SoakOptions {
  /** The command line, a file that Node runs. */
  readonly docsgen: string;
  /** The site's folder, which is changed. */
  readonly root: string;
  /** Whether the site has texts only. */
  readonly isPlain: boolean;
  readonly edits: number;
  /** Number of edits between two checks of the server. */
  readonly editsPerCheck: number;
  /** Time over which the edits are spread, in milliseconds. */
  readonly duration: number;
  readonly seed: number;
  /**
   * Pause before the memory of the server is read, so that it can collect garbage. Milliseconds.
   */
  readonly rest: number;
  readonly onProgress: (line: string) => void;
}

export interface SoakCheck extends ServerCheck {
  /** Number of edits before this check. */
  readonly edits: number;
  /** Memory of the server after a rest, in megabytes. */
  readonly memory: number;
  /** The last edits, for debugging. */
  readonly story: readonly string[];
}

export interface SoakResult {
  readonly checks: readonly SoakCheck[];
  /** Lines of the server's log with errors of docsgen. */
  readonly faults: readonly string[];
  /** Exit status of the server; null if it had to be killed. */
  readonly exitStatus: number | null;
  readonly log: string;
}

const windowCount = 3;

/**
 * Edits a site at random while the development server serves it. Returns the results; throws if the
 * server ends by itself.
 */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const { docsgen, root, isPlain, seed } = options;
  const random = createRandom(seed);
  const site = openEditedSite(root);
  const writer = await createWriter({ site, random, isPlain });
  const server = await startDevProcess(docsgen, root);
  const out = mkdtempSync(join(tmpdir(), 'docsgen-soak-out-'));
  const windows: SoakWindow[] = [];
  try {
    for (let count = 0; count < windowCount; count += 1) windows.push(await openSoakWindow(server.origin));
    const checks = await editAndCheck(options, { server, windows, writer, random, out });
    return { checks, ...(await end(server, windows)) };
  } finally {
    await end(server, windows);
    rmSync(out, { recursive: true, force: true });
  }
}

async function end(server: DevProcess, windows: readonly SoakWindow[]) {
  for (const window of windows) window.close();
  const exitStatus = await server.stop();
  const log = server.log();
  const faults = log.split('\n').filter((line) => /bug in docsgen|Something failed|docsgen itself/.test(line));
  return { exitStatus, log, faults };
}

interface Stage {
  readonly server: DevProcess;
  readonly windows: readonly SoakWindow[];
  readonly writer: Writer;
  readonly random: Random;
  readonly out: string;
}

async function editAndCheck(options: SoakOptions, stage: Stage): Promise<readonly SoakCheck[]> {
  const { docsgen, root, edits, editsPerCheck, duration, rest, onProgress } = options;
  const { server, windows, writer, random, out } = stage;
  const checks: SoakCheck[] = [];
  const done: string[] = [];
  let pages: readonly string[] = ['/'];
  const endsAt = Date.now() + duration;
  for (let count = 1; count <= edits; count += 1) {
    done.push(await writer.work());
    await browse({ windows, pages, random });
    if (!server.isRunning()) throw new Error(`The server has ended:\n${done.slice(-10).join('\n')}\n${server.log()}`);
    if (count % editsPerCheck === 0 || count === edits) {
      const { addresses, ...check } = await checkServer({ docsgen, root, out, origin: server.origin, windows, writer });
      pages = addresses;
      await pause(rest);
      checks.push({ ...check, edits: count, memory: server.memory(), story: done.slice(-editsPerCheck) });
      onProgress(progressLine(checks));
    }
    // Some edits follow each other at once, others after a pause.
    const share = (endsAt - Date.now()) / (edits - count + 1);
    await pause(Math.max(0, share * random.pick([0, 0.1, 1, 1.4, 2.5])));
  }
  return checks;
}

interface Browsing {
  readonly windows: readonly SoakWindow[];
  /** Addresses of the site at the last check. */
  readonly pages: readonly string[];
  readonly random: Random;
}

/** Sometimes goes to other pages, also while the server applies an edit. */
async function browse({ windows, pages, random }: Browsing): Promise<void> {
  if (random.below(3) > 0) return;
  const visit = random.pick(windows).visit(random.pick(pages));
  if (random.below(2) === 0) await visit;
  else visit.catch(() => undefined);
}

function progressLine(checks: readonly SoakCheck[]): string {
  const last = checks.at(-1);
  if (last === undefined) return '';
  const { edits, memory, different, stale, ms } = last;
  const counts = `${different.length} files differ, ${stale.length} windows are stale`;
  const lines = [...different, ...stale].map((line) => `\n  ${line}`);
  return `${edits} edits: ${counts}, right after ${ms.toFixed(0)} ms, ${memory.toFixed(0)} MB${lines.join('')}`;
}
