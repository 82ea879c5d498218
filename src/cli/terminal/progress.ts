import { createSpinner } from 'nanospinner';

/** Says on a terminal how far long work is. A log file or CI gets nothing of it. */
export interface Progress {
  readonly update: (text: string) => void;
  readonly end: () => void;
}

/** Returns the progress line of standard error, begun with a first text. */
export function startProgress(text: string): Progress {
  const { isTTY, columns } = process.stderr;
  // In a terminal without a width, the spinner would clear lines for ever.
  if (!isTTY || !(columns > 0) || process.env['CI'] !== undefined)
    return { update: () => undefined, end: () => undefined };
  const spinner = createSpinner(text, { stream: process.stderr }).start();
  let drawn = performance.now();
  const update = (next: string) => {
    spinner.update(next);
    if (performance.now() - drawn < drawnEvery) return;
    // Work that does not wait lets no timer draw.
    spinner.spin();
    drawn = performance.now();
  };
  return { update, end: () => void spinner.stop().clear() };
}

/** In milliseconds. */
const drawnEvery = 50;

/**
 * Returns what is said of a step of a build: `Compile █████░░░░░ 50/100`, `Scan the content 50`
 * where nobody knows of how many, or its name alone.
 */
export function progressText(step: string, done?: number, total?: number): string {
  const name = step.charAt(0).toUpperCase() + step.slice(1);
  if (done === undefined) return name;
  return `${name} ${total === undefined ? done : progressBar(done, total)}`;
}

function progressBar(done: number, total: number): string {
  const length = 24;
  const filled = total === 0 ? length : Math.round((done / total) * length);
  return `${'█'.repeat(filled)}${'░'.repeat(length - filled)} ${done}/${total}`;
}
