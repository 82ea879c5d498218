import pc from 'picocolors';
import type { OnProgress } from '../../pipeline/on-progress.ts';
import { durationText } from './format-quantity.ts';

interface StepLog {
  readonly onProgress: OnProgress;
  /** Ends the last step. */
  readonly end: () => void;
}

interface StepLogOptions {
  readonly write: (text: string) => void;
  /** Returns the current time, in milliseconds. */
  readonly now: () => number;
  /** Steps that take less time, in milliseconds, are left out. */
  readonly least: number;
}

/** Returns a log that writes a line with its time for each step that has ended. */
export function createStepLog({ write, now, least }: StepLogOptions): StepLog {
  let current: { readonly step: string; readonly begun: number } | null = null;
  const end = () => {
    const took = current ? now() - current.begun : 0;
    if (current && took >= least) write(`${pc.dim(durationText(took).padStart(9))}  ${current.step}\n`);
    current = null;
  };
  const onProgress: OnProgress = (step) => {
    if (step === current?.step) return;
    end();
    current = { step, begun: now() };
  };
  return { onProgress, end };
}
