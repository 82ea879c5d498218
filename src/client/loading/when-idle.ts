/** How long a browser may be busy before it is asked in between, in milliseconds. */
const timeout = 2000;

/** Runs a function once the page has loaded and the browser has nothing else to do, or has been busy for two seconds. */
export function whenIdle(run: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout }) : setTimeout(run, 200));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
