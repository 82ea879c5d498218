import { pageEvent } from '../../shared/dom.ts';

/** The fields of the filter, which are parameters of the address too. */
const fields = ['text', 'severity', 'code', 'file'] as const;

/**
 * Filters the list of problems by the form above it, if the page has one. The filter stays when the
 * list changes and when the page is loaded again.
 */
export function startProblemFilter(): void {
  const formNow = () => document.querySelector<HTMLFormElement>('form.filters');
  const form = formNow();
  if (form) restore(form);
  const apply = () => {
    const current = formNow();
    if (current) filter(current);
  };
  apply();
  document.addEventListener('input', ({ target }) => {
    const current = formNow();
    if (!current || !(target instanceof Node) || !current.contains(target)) return;
    keep(current);
    filter(current);
  });
  document.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener(pageEvent, apply);
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof Element && target.closest('input, select, textarea') !== null;
    const input = formNow()?.querySelector('input');
    if (key !== '/' || isTyping || ctrlKey || metaKey || altKey || !input) return;
    event.preventDefault();
    input.focus();
  });
}

/** Fills the form from the address. */
function restore(form: HTMLFormElement): void {
  const values = new URLSearchParams(location.search);
  for (const name of fields) {
    const field = form.elements.namedItem(name);
    const value = values.get(name);
    if (value !== null && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
      field.value = value;
  }
}

/** Writes the filter into the address. */
function keep(form: HTMLFormElement): void {
  const data = valuesOf(form);
  const query = new URLSearchParams(Object.entries(data).filter(([, value]) => value !== ''));
  history.replaceState(history.state, '', `${location.pathname}${query.size === 0 ? '' : `?${query}`}`);
}

function valuesOf(form: HTMLFormElement): Readonly<Record<(typeof fields)[number], string>> {
  const data = new FormData(form);
  const value = (name: string) => {
    const written = data.get(name);
    return typeof written === 'string' ? written : '';
  };
  return { text: value('text'), severity: value('severity'), code: value('code'), file: value('file') };
}

function filter(form: HTMLFormElement): void {
  const { text, severity, code, file } = valuesOf(form);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let [shown, all] = [0, 0];
  for (const group of document.querySelectorAll<HTMLElement>('.group')) {
    const isCode = code === '' || group.dataset['code'] === code;
    const items = [...group.querySelectorAll<HTMLElement>('.problem')];
    for (const item of items) {
      const { severity: own, files = '' } = item.dataset;
      const content = (item.textContent ?? '').toLowerCase();
      const isShown =
        isCode &&
        (severity === '' || own === severity) &&
        (file === '' || files.split('\n').includes(file)) &&
        words.every((word) => content.includes(word));
      item.hidden = !isShown;
      all += 1;
      if (isShown) shown += 1;
    }
    group.hidden = items.every(({ hidden }) => hidden);
  }
  const count = form.querySelector('[data-filter-count]');
  if (count) count.textContent = shown === all ? '' : `${shown} of ${all} shown`;
}
