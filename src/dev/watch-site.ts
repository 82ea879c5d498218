import type { Stats } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { createSecondLook } from './second-look.ts';
import { isWatched } from './is-watched.ts';

/** Tells of the files of a site as they change. */
export interface SiteWatcher {
  /** Settles once every file is watched. */
  readonly ready: Promise<void>;
  /** Watches files outside the site's folder as well, by their paths relative to it. */
  readonly add: (files: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

interface WatchOptions {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Is told what has changed, come or gone: paths relative to the root, with forward slashes. Calls do not overlap. */
  readonly onChange: (files: ReadonlySet<string>) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** How long nothing may change before what has changed is told, in milliseconds: an edit is at once, a change of branch one update. */
const [quietAfterOne, quietAfterMany] = [8, 120];

/** After which what was told is looked at again, in milliseconds: chokidar passes over changes within 50 of another one of the same file, the last of them too. */
const secondLook = 80;

/** Returns the watcher of the site in a folder: all of it but packages, hidden folders and the default output. */
export function watchSite({ root, onChange, onFault }: WatchOptions): SiteWatcher {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let telling: Promise<void> = Promise.resolve();
  const pathOf = (path: string) => relative(root, path).split(sep).join('/');
  const look = createSecondLook(root);
  const tell = () => {
    const files = changed;
    changed = new Set();
    telling = telling.then(() => onChange(files)).catch(onFault);
    clearTimeout(looking);
    looking = setTimeout(() => void lookAgain().catch(onFault), secondLook);
  };
  const noteLater = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, changed.size > 1 ? quietAfterMany : quietAfterOne);
  };
  const lookAgain = async () => {
    const missed = await look.findMissed();
    if (missed.length === 0 || watcher.closed) return;
    for (const file of missed) changed.add(file);
    // Of a folder that went and came again it may watch nothing.
    watcher.add(missed.flatMap((file) => [dirname(join(root, file)), join(root, file)]));
    noteLater();
  };
  const note = (event: string, path: string, stats?: Stats) => {
    changed.add(pathOf(path));
    look.note(event, pathOf(path), stats);
    noteLater();
  };
  const ignored = (path: string) => !isWatched(pathOf(path));
  const watcher = watch(root, { ignored, ignoreInitial: true }).on('all', note).on('error', onFault);
  return {
    ready: new Promise<void>((done) => void watcher.once('ready', done)).then(look.begin),
    add: (files) => void watcher.add(files.map((file) => resolve(join(root, file)))),
    close: async () => {
      clearTimeout(timer);
      clearTimeout(looking);
      await watcher.close();
      await telling;
    },
  };
}
