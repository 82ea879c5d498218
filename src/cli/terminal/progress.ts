import { createSpinner } from 'nanospinner';

/** Progress line of a terminal. Log files and CI get no such line. */
export interface Progress {
  /** Whether there is a line that changes. */
  readonly isShown: boolean;
  readonly update: (text: string) => void;
  /** Prints a text that stays, above the line. */
  readonly print: (text: string) => void;
  readonly end: () => void;
}

/** Starts a progress line on standard error with a first text; without a text there is no line. */
export function startProgress(text: string | null): Progress {
  const write = (more: string) => void process.stderr.write(more);
  if (text === null || !canAnimate())
    return { isShown: false, update: () => undefined, print: write, end: () => undefined };
  const spinner = createSpinner(text, { stream: process.stderr }).start();
  let drawn = performance.now();
  const update = (next: string) => {
    spinner.update(next);
    if (performance.now() - drawn < drawnEvery) return;
    // Synchronous work blocks the timer of the spinner, so draw here.
    spinner.spin();
    drawn = performance.now();
  };
  const print = (more: string) => {
    spinner.clear();
    write(more);
  };
  return { isShown: true, update, print, end: () => void spinner.stop().clear() };
}

/** Maximum time between two frames, in milliseconds. */
const drawnEvery = 50;

function canAnimate(): boolean {
  const { stdout, stderr, env } = process;
  // The spinner asks standard output whether it can move the cursor.
  const isTerminal = stdout.isTTY && stderr.isTTY && env['TERM'] !== 'dumb' && env['CI'] === undefined;
  // In a terminal without a width, it would clear lines forever.
  return isTerminal && stderr.columns > 0;
}

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
