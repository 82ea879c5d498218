import { hintId, readTranslations } from '../../shared/language-hint.ts';
import { finishHint, isHintDone } from '../../shared/state/language-hint.ts';
import { on } from '../behaviors/on.ts';
import { onPage } from '../behaviors/on-page.ts';
import { importAlone, loadOnce } from '../loading/load-once.ts';
import { preferredTranslation } from './preferred-translation.ts';
import type { ShowHint } from './language-hint.ts';

/**
 * Names the translation of a page to readers who prefer its language, until they close that or
 * choose a language. Nothing is loaded for others. `early` are the recorded events.
 */
export function startLanguageHint(early: readonly Event[]): void {
  const load = loadOnce((failures) =>
    importAlone<{ readonly showHint: ShowHint }>(new URL(LANGUAGE_HINT_MODULE, import.meta.url), failures),
  );
  const choose = (target: EventTarget | null) => {
    const isChoice = target instanceof Element && target.closest('.dropdown-link[hreflang]');
    if (isChoice && place() && !isHintDone()) finishHint();
  };
  early.forEach(({ type, target }) => type === 'click' && choose(target));
  on(['click'], choose, true);
  onPage(() => {
    const element = place();
    element?.replaceChildren();
    if (!element || isHintDone()) return;
    const translations = readTranslations(element.dataset['translations'] ?? '');
    const found = preferredTranslation(navigator.languages, document.documentElement.lang, translations);
    // If it fails, readers have the menu of languages.
    if (found)
      load()
        .then(({ showHint }) => showHint(element, found))
        .catch(() => undefined);
  });
}

function place(): HTMLElement | null {
  return document.getElementById(hintId);
}
