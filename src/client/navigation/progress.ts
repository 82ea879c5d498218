/** When the bar shows, how often it moves, and how long it takes to go away, in milliseconds. */
const delay = 200;
const pace = 800;
const fading = 400;

/** Returns the bar at the top of the window that shows while a page takes its time. */
export function createProgress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: HTMLElement | undefined;
  let value = 0;

  const move = (to: number) => {
    value = Math.min(to, 0.994);
    bar?.style.setProperty('--progress', String(value));
    timer = setTimeout(() => move(value + Math.random() * 0.02), pace);
  };
  /** Ends the bar; one that has not shown yet never does. */
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
