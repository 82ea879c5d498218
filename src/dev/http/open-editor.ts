import { DocsgenError } from '../../shared/problem.ts';
import type { DevSession } from '../session/dev-session.ts';
import { locateFile } from '../../http/locate-file.ts';

/** A place in a file of the site. */
export interface FilePlace {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Opens a place in the writer's editor. Returns false for a file that is none of the site's. */
export type OpenEditor = (place: FilePlace) => Promise<boolean>;

/** Returns what opens files of a session, and no others, in the editor that LAUNCH_EDITOR, the running programs, VISUAL or EDITOR name. */
export function createOpenEditor(session: DevSession, onFault: (error: unknown) => void): OpenEditor {
  return async ({ file, line = 1, column = 1 }) => {
    if (!session.knowsFile(file)) return false;
    const real = await locateFile(session.root, file);
    if (real === null) return false;
    const { default: launchEditor } = await import('launch-editor');
    launchEditor(`${real}:${line}:${column}`, (_, reason) => onFault(editorError(file, reason)));
    return true;
  };
}

function editorError(file: string, reason: string | null): DocsgenError {
  return new DocsgenError([
    {
      severity: 'warning',
      title: `No editor has opened ${file}${reason === null ? '' : `: ${reason}`}`,
      hint: 'Name the command of your editor in the environment, such as LAUNCH_EDITOR=code.',
    },
  ]);
}
