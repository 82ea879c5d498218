import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Worth a tenth of a second of a thread that mostly waits for others. Bytes. */
const worthCollecting = 48 * 2 ** 20;

/**
 * Returns what collects the garbage of this thread once much has been allocated since the last time. Jobs on their way to another thread live
 * just long enough to be taken for old, and V8 lets the old generation double before it looks at it: at 10,000 pages that was 170 MB.
 */
export function createCollector(): () => void {
  let collect: (() => void) | null = null;
  let left = getHeapStatistics().used_heap_size;
  return () => {
    if (getHeapStatistics().used_heap_size < left + worthCollecting) return;
    collect ??= exposeCollection();
    collect();
    left = getHeapStatistics().used_heap_size;
  };
}

/** Node has the function if it is started with a flag; a new context has it from then on as well. */
function exposeCollection(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  return typeof collect === 'function' ? () => void collect() : () => undefined;
}
