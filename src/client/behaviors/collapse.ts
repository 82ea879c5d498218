import { collapseDuration } from '../../shared/collapse-duration.ts';
import { on } from './on.ts';
import { reducesMotion } from './reduced-motion.ts';

/** Animates the height of `<details>` in the sidebar, in the text and in the table of contents. */
export function startCollapse(): void {
  on(['click'], (target, event) => {
    // A link or a button in the summary keeps its own action.
    const details = target.closest('summary, a, button')?.parentElement;
    if (
      !(details instanceof HTMLDetailsElement) ||
      !details.matches(':is(.tree, .prose) details:not(.code-rest), .toc-fold')
    )
      return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    const [running] = details.getAnimations();
    if (running) {
      running.reverse();
      details.toggleAttribute('data-closing');
    } else animate(details);
  });
}

function animate(details: HTMLDetailsElement): void {
  const height = () => details.getBoundingClientRect().height;
  const isClosing = details.toggleAttribute('data-closing', details.open);
  const from = height();
  details.open = !isClosing;
  const to = height();
  // Keep the content until the animation ends.
  details.open = true;
  details.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: reducesMotion() ? 1 : collapseDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  ).onfinish = () => {
    // The direction may have changed during the animation.
    details.open = !details.hasAttribute('data-closing');
    details.removeAttribute('data-closing');
  };
}
