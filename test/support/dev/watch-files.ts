import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { watchSite } from '../../../src/dev/watch-site.ts';
import type { OutsidePaths } from '../../../src/dev/watch/site-mirror.ts';
import { makeFolder } from '../small-site.ts';

const files = [
  'content/guide/a.md',
  'content/guide/deep/b.md',
  'components/c.tsx',
  'static/img/d.svg',
  'site.config.ts',
];

interface WatchedSite {
  readonly root: string;
  /** Absolute path of a file of the site. */
  readonly at: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /**
   * Replaces a folder or file of the site with a copy by two renames, like git and editors do.
   */
  readonly swap: (path: string) => void;
  /** Resolves when a file is reported after this call. */
  readonly untilReported: (file: string) => Promise<void>;
  readonly follow: (outside: Partial<OutsidePaths>) => void;
  readonly followPackage: (folder: string) => Promise<void>;
  /** As in `SiteWatcher`. */
  readonly compare: () => Promise<void>;
  /** The reported sets of files, in order. */
  readonly updates: readonly ReadonlySet<string>[];
}

/** Returns a site that is watched until the end of the test; `pollMs` as in `watchSite`. */
export async function watchFiles(pollMs: number | null = null): Promise<WatchedSite> {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'site');
  const at = (file: string) => join(root, file);
  const write = (file: string, text: string) => {
    mkdirSync(join(at(file), '..'), { recursive: true });
    writeFileSync(at(file), text);
  };
  for (const file of files) write(file, 'first');
  let reported = new Set<string>();
  const updates: ReadonlySet<string>[] = [];
  const watcher = watchSite({
    root,
    pollMs,
    onChange: async (changed) => {
      updates.push(changed);
      reported = new Set([...reported, ...changed]);
    },
    onFault: (error) => {
      throw error;
    },
  });
  onTestFinished(() => watcher.close());
  await watcher.ready;
  let count = 0;
  return {
    root,
    at,
    write,
    swap: (path) => {
      count += 1;
      const [next, previous] = [join(folder, `next-${count}`), join(folder, `former-${count}`)];
      cpSync(at(path), next, { recursive: true });
      renameSync(at(path), previous);
      renameSync(next, at(path));
      rmSync(previous, { recursive: true });
    },
    untilReported: async (file) => {
      await vi.waitFor(() => expect(reported).toContain(file), { timeout: 10_000, interval: 5 });
      reported = new Set();
    },
    follow: (outside) => watcher.add({ files: [], folders: [], ...outside }),
    followPackage: (folder) => watcher.addPackages([folder]),
    compare: watcher.compare,
    updates,
  };
}
