import { liveFolder } from '../../shared/live-update.ts';

/** Makes the buttons of what docsgen says do what they say, in the document and in the panel over it. */
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

/** Returns the parts of `file:line:column`, of which the last ones may be missing. */
function parsePlace(place: string) {
  const [, file = '', line = '1', column = '1'] = /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(place) ?? [];
  return { file, line: Number(line), column: Number(column) };
}

/**
 * The style sheet shows what stands in `data-failed` beside the button, where it is read out as a
 * part of it.
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
