import { on } from './on.ts';
import { reducesMotion } from './reduced-motion.ts';
import { followScroll } from './scroll-direction.ts';

/** Height in CSS pixels below which the top is near enough. */
const threshold = 300;

/** Offers the way to the top to a reader who scrolls up. */
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
