import { announce } from '../page/announce.ts';
import { copyText } from '../page/copy-text.ts';

/** Time that a button shows what came of the click, in milliseconds. */
const shownFor = 2000;

/**
 * Makes buttons with `data-copy` copy the file at that address. `early` are the recorded events.
 */
export function startCopyPage(early: readonly Event[]): void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null;
    if (button) void copyFile(button.dataset['copy'] ?? '').then((isDone) => show(button, isDone));
  };
  document.addEventListener('click', onClick);
  early.filter(({ type }) => type === 'click').forEach(onClick);
}

/** Returns whether the file was copied. */
async function copyFile(address: string): Promise<boolean> {
  const file = load(address);
  try {
    // Some browsers let a page copy only while they handle a click, so the text comes later.
    const blob = file.then((text) => new Blob([text ?? ''], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return (await file) !== null;
  } catch {
    const text = await file;
    return text !== null && copyText(text);
  }
}

/** Returns the text of a file; null if it cannot be loaded. */
async function load(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** Shows in the button, and announces, what came of a click. */
function show(button: HTMLElement, isDone: boolean): void {
  const text = button.dataset[isDone ? 'copied' : 'failed'] ?? '';
  button.querySelector('[aria-hidden]:last-child')?.replaceChildren(text);
  button.dataset['state'] = isDone ? 'copied' : 'failed';
  announce(text);
  setTimeout(() => delete button.dataset['state'], shownFor);
}
