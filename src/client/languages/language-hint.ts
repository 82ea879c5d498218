import { consentBarAttribute } from '../../shared/dom.ts';
import { isHintFile } from '../../shared/language-hint.ts';
import type { TranslationProps } from '../../shared/page-props.ts';
import { finishHint, isHintDone } from '../../shared/state/language-hint.ts';
import { loadStyle } from '../loading/load-style.ts';

await loadStyle(new URL(OWN_STYLE, import.meta.url).href);

/** Shows a translation to the reader. Rejects if the words for it cannot be loaded. */
export type ShowHint = (place: HTMLElement, translation: TranslationProps) => Promise<void>;

/** Fills the place of the hint, if the page is still the same. */
export const showHint: ShowHint = async (place, { href, hintHref }) => {
  const address = location.href;
  // Its address is the same in every build.
  const response = await fetch(new URL(hintHref, address), { cache: 'no-cache' });
  const file: unknown = response.ok ? await response.json() : null;
  if (!isHintFile(file)) throw new TypeError(hintHref);
  // One question at a time.
  const isAsking = document.querySelector(`[${consentBarAttribute}]:not([hidden])`) !== null;
  if (isAsking || isHintDone() || location.pathname !== new URL(address).pathname) return;
  const template = document.createElement('template');
  template.innerHTML = file.html;
  const hint = document.importNode(template.content, true);
  const link = hint.querySelector('a');
  const button = hint.querySelector('button');
  if (!link || !button) return;
  link.href = href;
  link.addEventListener('click', finishHint);
  const close = () => {
    finishHint();
    place.replaceChildren();
    focusAfter(place);
  };
  button.addEventListener('click', close);
  hint.firstElementChild?.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') close();
  });
  place.replaceChildren(hint);
};

/** Moves the focus to what follows the hint. Otherwise it would be lost with the button. */
function focusAfter(place: Element): void {
  let next = place.nextElementSibling;
  while (next?.getClientRects().length === 0) next = next.nextElementSibling;
  next?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true });
}
