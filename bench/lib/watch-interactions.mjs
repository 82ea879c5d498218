/**
 * Runs in the page before its own scripts. `benchWatch.start` begins to watch one interaction, and
 * `stop` returns its times in milliseconds:
 *
 * - `paint` is the time from the input to the next frame on the screen, as the browser itself
 *   reports it (Event Timing): the same figure that "Interaction to Next Paint" is made of. An
 *   own measurement with `requestAnimationFrame` would miss the time that an event waits for the
 *   main thread, and the time after the callback until the frame is presented. A click has several
 *   events, and the slowest one counts. The browser rounds to 8 ms and leaves out what takes less
 *   than 16 ms, so 16 is the least figure.
 * - `shown` is the time from the input to the first frame in which the number of elements for a
 *   selector has changed; null if it did not. A quick frame without the result is not an answer to
 *   the reader.
 */
export function watchInteractions() {
  /** @type {PerformanceEntry[]} */
  let entries = [];
  /** @type {number | undefined} */
  let inputAt;
  /** @type {number | null} */
  let shownAt = null;
  /** @type {MutationObserver | undefined} */
  let observer;
  const least = 16;
  const take = (/** @type {PerformanceObserverEntryList} */ list) => entries.push(...list.getEntries());
  const events = new PerformanceObserver(take);
  events.observe({ type: 'event', durationThreshold: least });
  const onInput = (/** @type {Event} */ { timeStamp }) => (inputAt ??= timeStamp);
  for (const type of ['click', 'keydown']) addEventListener(type, onInput, true);
  window.benchWatch = {
    start: (selector) => {
      const count = () => document.querySelectorAll(selector).length;
      const before = count();
      const check = () => {
        if (count() === before) return;
        observer?.disconnect();
        requestAnimationFrame(() => {
          // A message runs after the frame of the callback was drawn.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => (shownAt = performance.now()), { once: true });
          port1.start();
          port2.postMessage(null);
        });
      };
      observer?.disconnect();
      observer = new MutationObserver(check);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      [entries, inputAt, shownAt] = [[], undefined, null];
    },
    stop: () => {
      entries.push(...events.takeRecords());
      observer?.disconnect();
      const own = entries.filter((entry) => 'interactionId' in entry && Number(entry.interactionId) > 0);
      const paint = Math.max(least, ...own.map(({ duration }) => duration));
      return { paint, shown: shownAt === null || inputAt === undefined ? null : shownAt - inputAt };
    },
  };
}
