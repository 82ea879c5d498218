import pc from 'picocolors';
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
  return `${pc.dim(timeOfDay(at))} ${pc.cyan(changed)} ${pc.dim('·')} ${done[kind]} ${pc.dim(`· ${formatMs(ms)}`)}\n`;
}

/** Returns the time of day, such as `14:05:09`. */
function timeOfDay(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns a duration as text: `8 ms`, `1.24 s`. */
export function formatMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
