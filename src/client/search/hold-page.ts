import { afterFrame } from '../loading/schedule.ts';

/**
 * Makes everything beside an element of the body inert, and returns the function that undoes it.
 * Browsers then calculate the styles of every element, so this waits for the next frame, which
 * shows the element.
 */
export function holdPage(front: Element): () => void {
  const behind = [...document.body.children].filter((part) => part !== front && !part.hasAttribute('inert'));
  let isHeld = true;
  const apply = () => {
    for (const part of behind) part.toggleAttribute('inert', isHeld);
  };
  afterFrame(apply);
  return () => {
    isHeld = false;
    apply();
  };
}
