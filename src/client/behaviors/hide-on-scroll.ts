import { on } from './on.ts';
import { followScroll } from './scroll-direction.ts';

/**
 * Hides the navbar on scrolling down and shows it on scrolling up, if the configuration enables it.
 */
export function startHideOnScroll(): void {
  const hide = (isHidden: boolean) => document.documentElement.toggleAttribute('data-navbar-hidden', isHidden);
  const find = () => document.querySelector<HTMLElement>('[data-hide-on-scroll]');
  followScroll({
    move: (isDown, left) => {
      const bar = find();
      if (!bar) return;
      const { offsetHeight: height } = bar;
      if (scrollY < height) hide(false);
      // The bar stays visible while it has the keyboard focus or an open menu.
      else if (isDown) hide(!bar.matches(':has(:focus-visible, [open])'));
      else if (left > height) hide(false);
    },
    arrive: (isAtAnchor) => hide(isAtAnchor && find() !== null),
  });
  on(['focusin'], (target) => target.closest('.navbar') && hide(false));
}
