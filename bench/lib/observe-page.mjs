/**
 * Runs in the page before its own scripts: records the largest contentful paint and the layout
 * shifts.
 */
export function observePage() {
  const bench = { lcp: 0, cls: 0 };
  globalThis.benchPage = bench;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (bench.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => !hadRecentInput && (bench.cls += value));
}
