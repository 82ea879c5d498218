import { on } from './on.ts';
import { reducesMotion } from './reduced-motion.ts';
import { followScroll } from './scroll-direction.ts';

/** Scroll position in CSS pixels below which no button is needed. */
const threshold = 300;

/** Shows the button that scrolls to the top when the reader scrolls up. */
export function startBackToTop(): void {
  const show = (isShown: boolean) => document.documentElement.toggleAttribute('data-back-to-top', isShown);
  followScroll({
    move: (isDown, left) => {
      if (isDown !== false || scrollY < threshold) show(false);
      else if (left > 0) show(true);
    },
    arrive: () => show(false),
  });
  on(['click'], (target) => {
    if (!target.closest('.back-to-top')) return;
    scrollTo({ top: 0, behavior: reducesMotion() ? 'instant' : 'smooth' });
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}
