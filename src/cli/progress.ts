import { createSpinner } from 'nanospinner';

/** Says on a terminal how far long work is. A log file or CI gets nothing of it. */
export interface Progress {
  readonly update: (text: string) => void;
  readonly end: () => void;
}

/** Returns the progress line of standard error, begun with a first text. */
export function startProgress(text: string): Progress {
  if (!process.stderr.isTTY || process.env['CI'] !== undefined)
    return { update: () => undefined, end: () => undefined };
  const spinner = createSpinner(text, { stream: process.stderr }).start();
  return { update: (next) => void spinner.update(next), end: () => void spinner.stop().clear() };
}

/** Returns a bar of the given share, such as `█████░░░░░ 50 %`. */
export function progressBar(done: number, total: number): string {
  const length = 24;
  const filled = total === 0 ? length : Math.round((done / total) * length);
  return `${'█'.repeat(filled)}${'░'.repeat(length - filled)} ${done}/${total}`;
}
