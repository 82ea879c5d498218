import { hasFields } from '../../shared/has-fields.ts';
import { liveFolder } from '../../shared/live-update.ts';

/**
 * Handles the clicks on docsgen's buttons, in the document and in the panel, and on the link to
 * edit a page, which opens its file in the editor. `showResult` shows HTML from the server that
 * tells what was done.
 */
export function startRequests(showResult: (html: string) => void): void {
  document.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const selector = '[data-open],[data-translate],[data-links]';
    const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (button) return void request(button, showResult);
    const link = target instanceof Element ? target.closest<HTMLElement>('.edit-link') : null;
    // With a key held down, the link opens its address, as it does in the built site.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void post(link, 'edit', { path: location.pathname });
  });
}

async function request(button: HTMLElement, showResult: (html: string) => void): Promise<void> {
  const { open, links, from } = button.dataset;
  if (open !== undefined) return void (await post(button, 'open', parsePlace(open)));
  if (links === undefined) return void (await post(button, 'translate', { path: location.pathname }));
  const response = await post(button, 'links', { from, decision: links });
  if (response?.status !== 200) return;
  const result: unknown = await response.json();
  if (hasFields<{ html: string }>(result, 'html')) showResult(result.html);
}

/** Parses `file:line:column`. Line and column are optional. */
function parsePlace(place: string) {
  const [, file = '', line = '1', column = '1'] = /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(place) ?? [];
  return { file, line: Number(line), column: Number(column) };
}

/**
 * Sends a request to the server, and returns its response; null if it has failed. A failure is
 * stored in `data-failed`; the style sheet shows it beside the button, and screen readers read it
 * as part of the button.
 */
async function post(
  button: HTMLElement,
  name: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Response | null> {
  button.ariaBusy = 'true';
  const response = await fetch(liveFolder + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  button.ariaBusy = null;
  if (response?.ok === true) {
    button.removeAttribute('data-failed');
    return response;
  }
  button.dataset['failed'] = (await response?.text())?.trim() ?? 'The server does not respond.';
  return null;
}
