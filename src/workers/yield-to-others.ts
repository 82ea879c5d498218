import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { constants, setPriority } from 'node:os';

/** Lets everything else that runs come before this thread, where the system can tell threads apart. */
export function yieldToOthers(): void {
  try {
    // Linux counts threads as it does processes.
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
  } catch {
    // Other systems have one priority for a process.
  }
}
