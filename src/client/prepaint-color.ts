import { storeEvent } from '../shared/dom.ts';
import { siteStorage, storageKey, storedName } from '../shared/state/storage.ts';

const key = 'theme';

/**
 * Applies the color mode before the first paint: the one that the address asks for, else the
 * reader's choice, else the site's default.
 */
export function applyColorMode({ dataset }: HTMLElement): void {
  // A page inside another one, say, is asked for in the mode of that one. Nothing is stored.
  let choice: string | null | undefined = /[?&]theme=(light|dark)\b/.exec(location.search)?.[1];
  try {
    // Ignore a choice that is from an earlier build with a color switch, or from another site on
    // the same origin.
    if (HAS_COLOR_SWITCH) choice ??= siteStorage().getItem(storageKey(key));
  } catch {
    // Storage is blocked: the default stays.
  }
  if (FOLLOWS_SYSTEM) follow(dataset, isChoice(choice) ? choice : COLOR_DEFAULT);
  else {
    if (isChoice(choice)) dataset['theme'] = choice;
    onStored((next) => {
      if (!isChoice(next)) return;
      dataset['theme'] = next;
      tellSwitch();
    });
  }
}

function isChoice(value: string | null | undefined): value is string {
  return value === 'light' || value === 'dark' || (IS_THREE_STATE && value === 'system');
}

/** Shows a choice, and follows the system and other windows from then on. */
function follow(dataset: DOMStringMap, choice: string): void {
  const system = matchMedia('(prefers-color-scheme:dark)');
  const show = (next: string) => {
    if (IS_THREE_STATE) dataset['themeChoice'] = next;
    dataset['theme'] = next === 'system' ? (system.matches ? 'dark' : 'light') : next;
  };
  const change = (next: string) => {
    show(next);
    tellSwitch();
    choice = next;
  };
  show(choice);
  // The reader has chosen on this page. Without storage, only the page knows.
  document.addEventListener(storeEvent, (event) => {
    if (event instanceof CustomEvent && event.detail === key) choice = dataset['themeChoice'] ?? dataset['theme'] ?? '';
  });
  system.addEventListener('change', () => choice === 'system' && change(choice));
  onStored((next) => change(isChoice(next) ? next : COLOR_DEFAULT));
}

/** Tells the color switch that the mode has changed. */
function tellSwitch(): void {
  document.dispatchEvent(new CustomEvent(storeEvent, { detail: key }));
}

/**
 * Calls a listener with the choice that another window has stored, on a site with a color switch.
 */
function onStored(listener: (choice: string | null) => void): void {
  if (!HAS_COLOR_SWITCH) return;
  addEventListener('storage', (event) => {
    if (storedName(event.key) === key) listener(event.newValue);
  });
}
