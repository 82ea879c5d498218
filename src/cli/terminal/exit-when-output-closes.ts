import { exitCode } from './exit-code.ts';

/** Codes for a closed pipe and for a closed terminal. */
const goneCodes: ReadonlySet<string | undefined> = new Set(['EPIPE', 'EIO']);

/**
 * Exits the process when its output is closed: `docsgen routes | head` needs no more lines, and a
 * server whose terminal was closed should stop.
 */
export function exitWhenOutputCloses(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // Any other write error, such as a full disk, cannot be printed either, so only the exit code
    // reports it.
    stream.on('error', ({ code }: NodeJS.ErrnoException) =>
      process.exit(goneCodes.has(code) ? undefined : exitCode.fault),
    );
  }
}
