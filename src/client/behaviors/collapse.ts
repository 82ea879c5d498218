import { collapseDuration } from '../../shared/collapse-duration.ts';
import { on } from './on.ts';
import { reducesMotion } from './reduced-motion.ts';

/** Animates the height of `<details>` in the sidebar and in the text. */
export function startCollapse(): void {
  on(['click'], (target, event) => {
    // A link or a button in the summary keeps its own action.
    const details = target.closest('summary, a, button')?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || !details.matches(':is(.tree, .prose) details:not(.code-rest)'))
      return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    const [running] = details.getAnimations();
    if (running) {
      running.reverse();
      // Another category may have closed it.
      if (!details.toggleAttribute('data-closing')) details.open = true;
    } else toggle(details);
  });
}

function toggle(details: HTMLDetailsElement): void {
  const isClosing = details.toggleAttribute('data-closing', details.open);
  const rival = openRival(details);
  const moving = rival ? [details, rival] : [details];
  const from = moving.map(heightOf);
  details.open = !isClosing;
  const to = moving.map(heightOf);
  // Keep the content until the animation ends. That of the other one is kept by the style sheet.
  rival?.setAttribute('data-closing', 'closed');
  details.open = true;
  for (const [index, each] of moving.entries()) animate(each, from[index] ?? 0, to[index] ?? 0);
}

/** Returns the open category of the sidebar that the browser closes when another one opens. */
function openRival({ name, open }: HTMLDetailsElement): HTMLDetailsElement | null {
  return open || !name ? null : document.querySelector(`.tree details[name="${CSS.escape(name)}"][open]`);
}

function heightOf(element: Element): number {
  return element.getBoundingClientRect().height;
}

function animate(details: HTMLDetailsElement, from: number, to: number): void {
  details.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: reducesMotion() ? 1 : collapseDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  ).onfinish = () => {
    // The direction may have changed during the animation, and another page may have been shown, of
    // which a category that was closed already contains the entry.
    if (details.getAttribute('data-closing') === '') details.open = false;
    details.removeAttribute('data-closing');
  };
}
