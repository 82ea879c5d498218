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

/** Returns the line for one update: time, changed files, kind of update, duration. */
export function formatUpdate(at: Date, files: ReadonlySet<string>, { kind, ms }: Update): string {
  const [first = ''] = files;
  const changed = files.size === 1 ? first : `${files.size} files`;
  return `${pc.dim(timeOfDay(at))} ${pc.cyan(changed)} ${pc.dim('·')} ${done[kind]} ${pc.dim(`· ${durationText(ms)}`)}\n`;
}

/** Returns the time of day, such as `14:05:09`. */
function timeOfDay(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}
