import pc from 'picocolors';
import type { OnProgress } from '../../pipeline/on-progress.ts';

interface StepLog {
  readonly onProgress: OnProgress;
  /** Ends the last step. */
  readonly end: () => void;
}

/** Returns a log that writes a line with its time for each step that has ended. */
export function createStepLog(write: (text: string) => void, now: () => number): StepLog {
  let current: { readonly step: string; readonly begun: number } | null = null;
  const end = () => {
    if (current) write(`${pc.dim(`${(now() - current.begun).toFixed(0)} ms`.padStart(9))}  ${current.step}\n`);
    current = null;
  };
  const onProgress: OnProgress = (step) => {
    if (step === current?.step) return;
    end();
    current = { step, begun: now() };
  };
  return { onProgress, end };
}
