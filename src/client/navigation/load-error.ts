import { mainArea } from './main-area.ts';

/** Shows in place of the text that a page could not be loaded, with a button that tries again. */
export function showLoadError(error: unknown, retry: () => void): void {
  const main = mainArea();
  const template = document.querySelector<HTMLTemplateElement>('#docs-load-error');
  if (!main || !template) return;
  main.replaceChildren(document.importNode(template.content, true));
  main.querySelector('p:empty')?.append(String(error));
  main.querySelector('button')?.addEventListener('click', retry);
}
