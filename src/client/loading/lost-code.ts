import { announce } from '../page/announce.ts';

/**
 * Returns what `load` loads. A failure is tried again at once. After the second failure, a notice
 * offers a reload. `isAwaited` returns whether the reader waits for the result; failures of code
 * that was only loaded in advance are not reported.
 */
export async function loadForReader<Loaded>(
  load: () => Promise<Loaded>,
  isAwaited: () => boolean = () => true,
): Promise<Loaded> {
  try {
    const loaded = await load().catch((error: unknown) => {
      if (isAwaited()) return load();
      throw error;
    });
    hideLost();
    return loaded;
  } catch (error) {
    if (isAwaited()) showLost();
    throw error;
  }
}

/**
 * Shows the notice that a part of the page could not be loaded. A click outside closes it, or
 * Escape, or a later success.
 */
function showLost(): void {
  const template = document.querySelector<HTMLTemplateElement>('#docs-lost');
  if (!template) return;
  hideLost();
  const notice = document.createElement('docs-notice');
  notice.popover = 'auto';
  notice.append(template.content.cloneNode(true));
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
  notice.addEventListener('toggle', (event) => event.newState === 'closed' && notice.remove());
  document.body.append(notice);
  notice.showPopover();
  announce(notice.querySelector('p')?.textContent ?? '');
}

function hideLost(): void {
  document.querySelector('docs-notice')?.remove();
}
