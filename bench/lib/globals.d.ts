// What the benchmarks' scripts store in the window of a page.

interface Window {
  /** Largest contentful paint in milliseconds, and layout shift. */
  benchPage: { lcp: number; cls: number };
  /** Time of the last key. */
  benchKey: number | undefined;
  /** Time of the last change of the results. */
  benchChange: number | undefined;
  /** From a click to the next heading, in milliseconds. */
  benchClickToHeading: number | undefined;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
