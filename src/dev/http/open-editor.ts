import { setTimeout } from 'node:timers/promises';
import type { DevSession } from '../session/dev-session.ts';
import { locateFile } from '../../http/locate-file.ts';

/** A position in a file of the site. */
export interface FilePlace {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Opens a position in the writer's editor. Returns null, or the reason for a failure. */
export type OpenEditor = (place: FilePlace) => Promise<NotOpened | null>;

export interface NotOpened {
  /** 404 for a file that is not part of the site. */
  readonly status: 404 | 500;
  /** What is wrong, and what to do. */
  readonly text: string;
}

/** An editor that has not failed after this time counts as started. Milliseconds. */
const longestStart = 1000;

/**
 * Returns a function that opens files of the site, and no others. The editor is the one in
 * `LAUNCH_EDITOR`, one that is already running, or the one in `VISUAL` or `EDITOR`.
 */
export function createOpenEditor(session: DevSession): OpenEditor {
  return async ({ file, line = 1, column = 1 }) => {
    const real = session.knowsFile(file) ? await locateFile(session.root, file) : null;
    if (real === null) return { status: 404, text: 'The site has no such file.' };
    const { default: launchEditor } = await import('launch-editor');
    const timer = new AbortController();
    const failure = new Promise<string>((done) => {
      launchEditor(`${real}:${line}:${column}`, (_, reason) => done(reason ?? ''));
    });
    const started = setTimeout(longestStart, null, { signal: timer.signal }).catch(() => null);
    const reason = await Promise.race([failure, started]);
    timer.abort();
    return reason === null ? null : { status: 500, text: failureText(reason) };
  };
}

function failureText(reason: string): string {
  const what = reason === '' ? 'No editor was found.' : `The editor did not start: ${reason.replace(/\.?$/, '.')}`;
  return `${what} Name its command in the environment, such as LAUNCH_EDITOR=code, and start docsgen again.`;
}
