import { join, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
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
const [quietAfterFew, quietAfterMany] = [5, 120];
const few = 4;

/** Returns the watcher of the site in a folder: all of it but packages, hidden folders and the default output. */
export function watchSite({ root, onChange, onFault }: WatchOptions): SiteWatcher {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> = Promise.resolve();
  const pathOf = (path: string) => relative(root, path).split(sep).join('/');
  const tell = () => {
    const files = changed;
    changed = new Set();
    telling = telling.then(() => onChange(files)).catch(onFault);
  };
  const note = (_event: string, path: string) => {
    changed.add(pathOf(path));
    clearTimeout(timer);
    timer = setTimeout(tell, changed.size > few ? quietAfterMany : quietAfterFew);
  };
  const ignored = (path: string) => !isWatched(pathOf(path));
  const watcher = watch(root, { ignored, ignoreInitial: true }).on('all', note).on('error', onFault);
  return {
    ready: new Promise((done) => void watcher.once('ready', done)),
    add: (files) => void watcher.add(files.map((file) => resolve(join(root, file)))),
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
      await telling;
    },
  };
}
