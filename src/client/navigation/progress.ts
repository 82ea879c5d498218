/**
 * Delay before the bar is shown, interval of its movement, and duration of its fading, in
 * milliseconds.
 */
const delay = 200;
const pace = 800;
const fading = 400;

/**
 * Returns a controller for the progress bar, which is shown at the top of the window when a page
 * loads slowly.
 */
export function createProgress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: HTMLElement | undefined;
  let value = 0;

  const move = (to: number) => {
    value = Math.min(to, 0.994);
    bar?.style.setProperty('--progress', String(value));
    timer = setTimeout(() => move(value + Math.random() * 0.02), pace);
  };
  /** Ends the bar. If it is not shown yet, it stays hidden. */
  const done = () => {
    clearTimeout(timer);
    const ended = bar;
    bar = undefined;
    ended?.classList.add('done');
    if (ended) setTimeout(() => ended.remove(), fading);
  };
  return {
    start: () => {
      if (bar) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        bar = document.createElement('docs-progress');
        document.body.append(bar);
        move(0.08);
      }, delay);
    },
    done,
  };
}
