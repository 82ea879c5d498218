import { createSpinner } from 'nanospinner';

/** Progress line of a terminal. Log files and CI get no output. */
export interface Progress {
  readonly update: (text: string) => void;
  readonly end: () => void;
}

/** Starts a progress line on standard error with a first text. */
export function startProgress(text: string): Progress {
  const { isTTY, columns } = process.stderr;
  // In a terminal without a width, the spinner would clear lines forever.
  if (!isTTY || !(columns > 0) || process.env['CI'] !== undefined)
    return { update: () => undefined, end: () => undefined };
  const spinner = createSpinner(text, { stream: process.stderr }).start();
  let drawn = performance.now();
  const update = (next: string) => {
    spinner.update(next);
    if (performance.now() - drawn < drawnEvery) return;
    // Synchronous work blocks the timer of the spinner, so draw here.
    spinner.spin();
    drawn = performance.now();
  };
  return { update, end: () => void spinner.stop().clear() };
}

/** Maximum time between two frames, in milliseconds. */
const drawnEvery = 50;

/**
 * Returns the text for a step of a build: `Compile █████░░░░░ 50/100`. Without a total it is
 * `Scan the content 50`, and without a count the name of the step.
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
