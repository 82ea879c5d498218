/**
 * Runs in every document before its own scripts. Measures the time from a click on a link to the
 * first frame with another heading, in the same document or in the next one. The result is
 * `benchClickToHeading`, in milliseconds.
 */
export function startStopwatch() {
  const key = 'bench-click';
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const watch = (/** @type {{ readonly at: number, readonly heading: string }} */ click) => {
    const check = () => {
      if (heading() === '' || heading() === click.heading) return;
      observer.disconnect();
      sessionStorage.removeItem(key);
      // The first callback runs before the frame with the heading is drawn, the second one after
      // it.
      requestAnimationFrame(() => requestAnimationFrame(() => (window.benchClickToHeading = now() - click.at)));
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
  const pending = sessionStorage.getItem(key);
  if (pending !== null) watch(JSON.parse(pending));
  const start = (/** @type {MouseEvent} */ { timeStamp }) => {
    const click = { at: performance.timeOrigin + timeStamp, heading: heading() };
    window.benchClickToHeading = undefined;
    sessionStorage.setItem(key, JSON.stringify(click));
    watch(click);
  };
  addEventListener('click', start, true);
}
