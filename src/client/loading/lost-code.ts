import { announce } from '../page/announce.ts';

/**
 * Returns what a reader waits for; a failure is tried again at once, and after the second the reader is told and offered a reload.
 * Nobody is told of what was loaded in advance only: `isAwaited` says whether there is a reader who waits.
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

/** Says that a part of the page has not come. It goes with a press beside it, with Escape, or when what was missing has come. */
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
