import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { constants, setPriority } from 'node:os';

/** Gives this thread a low priority, on systems that have priorities for threads. */
export function lowerPriority(): void {
  try {
    // On Linux a thread has an id like a process, and a priority of its own.
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
  } catch {
    // Other systems have one priority for all threads of a process.
  }
}
