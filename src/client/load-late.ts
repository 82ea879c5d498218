import { beside } from './own-address.ts';
import type { Late } from './late.ts';

/** Loads what may come late, once however often it is asked for; rejects where it does not come. */
export async function loadLate(): Promise<Late> {
  // The build names the module, so what it exports is known only here.
  const late: Late = await import(beside(LATE_MODULE).href);
  return late;
}
