import { isRecord } from '../../../shared/is-record.ts';

/** A message of a page to the worker. */
export interface WorkerQuestion {
  /** `visit`: a reader sees a page. `return`: a reader comes back to a page that may be old. */
  readonly type: 'visit' | 'return';
  /** Address of the page. */
  readonly address: string;
  /** Addresses of what the page has loaded before the worker answered its requests. */
  readonly resources: readonly string[];
}

/** Returns whether a message is one of these. */
export function isWorkerQuestion(value: unknown): value is WorkerQuestion {
  return isRecord(value) && typeof value['address'] === 'string' && Array.isArray(value['resources']);
}
