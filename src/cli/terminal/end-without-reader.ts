import { exitCode } from './exit-code.ts';

/** A pipe that is closed, a terminal that is gone. */
const goneCodes: ReadonlySet<string | undefined> = new Set(['EPIPE', 'EIO']);

/** Has the process end once nobody reads what it says: `docsgen routes | head` wants no more, and a server without its terminal has nobody to work for. */
export function endWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // What cannot be said for another reason, such as a full disk, cannot be told either.
    stream.on('error', ({ code }: NodeJS.ErrnoException) =>
      process.exit(goneCodes.has(code) ? undefined : exitCode.fault),
    );
  }
}
