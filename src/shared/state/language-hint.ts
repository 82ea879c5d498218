import { readStored, writeStored } from './storage.ts';

const key = 'language.hint';

/** Returns whether the reader has chosen a language, or closed the hint. */
export function isHintDone(): boolean {
  return readStored(key) !== null;
}

/** Stores that the reader has chosen a language, or closed the hint. */
export function finishHint(): void {
  writeStored(key, 'off');
}
