import { hideNotice, showNotice } from '../page/notice.ts';

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
    hideNotice();
    return loaded;
  } catch (error) {
    if (isAwaited()) showLost();
    throw error;
  }
}

/** Shows the notice that a part of the page could not be loaded. A later success closes it, too. */
function showLost(): void {
  const html = document.querySelector('#docs-lost')?.innerHTML;
  if (html) showNotice(html);
}
