/** Maximum time to wait for an idle period, in milliseconds. */
const timeout = 2000;

/**
 * Runs a function after the page has loaded and the browser is idle, or has been busy for two
 * seconds.
 */
export function whenIdle(run: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout }) : setTimeout(run, 200));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/** Runs a function after the next frame is drawn, or at once in a window that draws none. */
export function afterFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
