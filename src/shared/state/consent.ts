import { consentEvent } from '../dom.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'consent';

/** Returns whether the reader has consented; null for a reader who has not chosen. */
export function readConsent(): boolean | null {
  const stored = readStored(key);
  return stored === 'granted' || stored === 'denied' ? stored === 'granted' : null;
}

/** Stores the reader's choice and dispatches `consentEvent`. */
export function keepConsent(isGranted: boolean): void {
  writeStored(key, isGranted ? 'granted' : 'denied');
  document.dispatchEvent(new CustomEvent(consentEvent, { detail: isGranted }));
}
