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

/** Returns the changed files as text: the name of one, all names if they are wanted, or their number. */
export function nameFiles(files: ReadonlySet<string>, isComplete: boolean): string {
  return files.size === 1 || isComplete ? [...files].toSorted().join(', ') : `${files.size} files`;
}

/** Returns the line for one update: time, changed files, kind of update, duration. */
export function formatUpdate(at: Date, changed: string, { kind, ms }: Update): string {
  return `${pc.dim(timeOfDay(at))} ${pc.cyan(changed)} ${pc.dim('·')} ${done[kind]} ${pc.dim(`· ${durationText(ms)}`)}\n`;
}

/** Returns the time of day, such as `14:05:09`. */
function timeOfDay(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}
