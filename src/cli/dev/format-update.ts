import pc from 'picocolors';
import { durationText } from '../terminal/format-quantity.ts';
import type { Update } from '../../dev/session/dev-session.ts';

const done: Readonly<Record<Update['kind'], string>> = {
  nothing: 'nothing to do',
  pages: 'pages',
  site: 'site',
  styles: 'styles',
  scripts: 'scripts',
  configuration: 'configuration',
};

interface UpdateLine {
  readonly at: Date;
  readonly files: ReadonlySet<string>;
  /** Name all files, not only their number. */
  readonly isComplete: boolean;
  readonly update: Update;
  /** URL of the site; empty if it is unknown. */
  readonly site: string;
  /** How many updates the line stands for. */
  readonly count: number;
}

/**
 * Returns the line for updates: time, changed files, kind of update and duration of the last one,
 * how many they were, and the address of a new page.
 */
export function formatUpdate({ at, files, isComplete, update, site, count }: UpdateLine): string {
  const { kind, ms, added } = update;
  const parts = [
    pc.cyan(changedText(files, isComplete, update)),
    done[kind],
    pc.dim(durationText(ms)),
    ...(count > 1 ? [`${count} times`] : []),
    ...(added.length > 0 && site !== '' ? [addressText(added, site)] : []),
  ];
  return `${pc.dim(timeOfDay(at))} ${parts.join(pc.dim(' · '))}\n`;
}

function changedText(files: ReadonlySet<string>, isComplete: boolean, { added }: Update): string {
  const [page] = added;
  const isRename = added.length === 1 && files.size === 2 && page?.from != null && files.has(page.from);
  if (isRename) return `${page.from} → ${page.file}`;
  return files.size === 1 || isComplete ? [...files].toSorted().join(', ') : `${files.size} files`;
}

function addressText(added: Update['added'], site: string): string {
  const address = pc.cyan(new URL(added[0]?.href ?? '', site).href);
  return added.length === 1 ? address : `${address} ${pc.dim(`and ${added.length - 1} more`)}`;
}

/** Returns the time of day, such as `14:05:09`. */
function timeOfDay(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}
