/**
 * Runs in the page before its own scripts: records the largest contentful paint and the layout
 * shifts.
 */
export function observePage() {
  const bench = { lcp: 0, cls: 0 };
  window.benchPage = bench;
  /**
   * @param {PerformanceEntry} entry
   * @returns {entry is LayoutShift}
   */
  const isShift = (entry) => 'value' in entry;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) bench.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isShift(entry) && !entry.hadRecentInput) bench.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
