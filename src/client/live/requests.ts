import { liveFolder } from '../../shared/live-update.ts';

/** Handles the clicks on docsgen's buttons, in the document and in the panel. */
export function startRequests(): void {
  document.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-open],[data-translate]') : null;
    if (!button) return;
    const { open } = button.dataset;
    void (open === undefined
      ? post(button, 'translate', { path: location.pathname })
      : post(button, 'open', parsePlace(open)));
  });
}

/** Parses `file:line:column`. Line and column are optional. */
function parsePlace(place: string) {
  const [, file = '', line = '1', column = '1'] = /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(place) ?? [];
  return { file, line: Number(line), column: Number(column) };
}

/**
 * Sends a request to the server. A failure is stored in `data-failed`; the style sheet shows it
 * beside the button, and screen readers read it as part of the button.
 */
async function post(button: HTMLElement, name: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  button.ariaBusy = 'true';
  const response = await fetch(liveFolder + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  button.ariaBusy = null;
  if (response?.ok === true) button.removeAttribute('data-failed');
  else button.dataset['failed'] = (await response?.text())?.trim() ?? 'The server does not answer.';
}
