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
  /** Watches one interaction. */
  benchWatch: {
    /** `selector` is for elements of which there are more or fewer when the page has answered. */
    readonly start: (selector: string) => void;
    /** Returns the milliseconds to the next frame, and to the answer. */
    readonly stop: () => { readonly paint: number; readonly shown: number | null };
  };
}

interface PerformanceObserverInit {
  /** Events that take less time are left out, in milliseconds. */
  durationThreshold?: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
