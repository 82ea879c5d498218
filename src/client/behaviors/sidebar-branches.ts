import { keptAttribute, listAttribute, pageEvent, treeAttribute } from '../../shared/dom.ts';
import { on } from './on.ts';

/**
 * Loads the parts of a long sidebar that the page does not contain: closed branches and the rest of
 * long lists. They come from the file with the whole tree.
 */
export function startSidebarBranches(): void {
  const trees = new Map<string, Promise<Document>>();
  const load = (address: string) => {
    const known = trees.get(address) ?? fetchTree(address);
    trees.set(address, known);
    known.catch(() => trees.delete(address));
    return known;
  };
  on(['pointerover', 'focusin'], (target) => {
    const address = findTrigger(target) && treeAddress(target);
    if (address) load(address).catch(() => undefined);
  });
  // Runs before all other listeners, which would follow the link.
  on(
    ['click'],
    (target, event) => {
      const trigger = findTrigger(target);
      const address = trigger && treeAddress(trigger);
      if (!address || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      load(address)
        .then((tree) => show(trigger, tree))
        // The page of the link contains the branch too.
        .catch(() => location.assign(trigger.href));
    },
    true,
  );
  on([pageEvent], () => {
    for (const trigger of document.querySelectorAll(`.sidebar a[${listAttribute}]`)) trigger.ariaExpanded = 'false';
    for (const part of document.querySelectorAll(`[${keptAttribute}]`)) markCurrent(part);
  });
}

function findTrigger(target: Element): HTMLAnchorElement | null {
  return target.closest<HTMLAnchorElement>(`.sidebar a[${listAttribute}]`);
}

function treeAddress(target: Element): string | null {
  const path = target.closest(`[${treeAttribute}]`)?.getAttribute(treeAttribute);
  return path ? new URL(path, location.href).href : null;
}

/** Returns the whole tree with absolute addresses; rejects if it cannot be fetched. */
async function fetchTree(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  const tree = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const link of tree.querySelectorAll('a')) link.href = new URL(link.getAttribute('href') ?? '', address).href;
  return tree;
}

/**
 * Replaces a trigger with the content that it loads. Throws if the tree does not contain it, which
 * happens if the tree is from another build.
 */
function show(trigger: HTMLAnchorElement, tree: Document): void {
  const place = trigger.parentElement;
  if (!place?.isConnected) return;
  const list = tree.querySelector(`ul[${listAttribute}="${trigger.getAttribute(listAttribute)}"]`);
  if (!list) throw new Error('The branch is not in the tree.');
  const isFocused = document.activeElement === trigger;
  if (trigger.dataset['count']) showEntries(place, list, Number(trigger.dataset['count']), isFocused);
  else showBranch(place, list, isFocused);
}

function showBranch(place: Element, list: Element, isFocused: boolean): void {
  const branch = list.closest('li');
  if (!branch) return;
  const item = document.importNode(branch, true);
  item.setAttribute(keptAttribute, '');
  const fold = item.querySelector('details');
  fold?.removeAttribute('open');
  place.replaceWith(item);
  const summary = fold?.querySelector('summary');
  if (isFocused) summary?.focus({ preventScroll: true });
  summary?.click();
}

/**
 * If the placeholder is the first item of its list, the entries are the first ones of the list,
 * otherwise the last ones.
 */
function showEntries(place: Element, list: Element, count: number, isFocused: boolean): void {
  const all = [...list.children];
  const isFirst = !place.previousElementSibling;
  const entries = isFirst ? all.slice(0, count) : all.slice(-count);
  const next = place.nextElementSibling;
  const sidebar = place.closest('.sidebar');
  const below = () => next?.getBoundingClientRect().top ?? 0;
  const top = below();
  place.parentElement?.setAttribute(keptAttribute, '');
  const items = entries.map((entry) => document.importNode(entry, true));
  place.replaceWith(...items);
  // Keep the visible content in place.
  if (isFirst && sidebar) sidebar.scrollTop += below() - top;
  if (isFocused)
    items
      .at(isFirst ? -1 : 0)
      ?.querySelector('a')
      ?.focus({ preventScroll: true });
}

/** Marks the current page and opens its branch in a part that navigation does not change. */
function markCurrent(part: Element): void {
  let isNew = false;
  for (const link of part.querySelectorAll<HTMLAnchorElement>(`a:not([${listAttribute}])`)) {
    const isCurrent = link.pathname === location.pathname && link.origin === location.origin;
    isNew ||= isCurrent && link.ariaCurrent === null;
    link.ariaCurrent = isCurrent ? 'page' : null;
  }
  for (const category of [part, ...part.querySelectorAll('.tree-category')]) {
    if (!category.matches('.tree-category')) continue;
    const isActive = category.querySelector('[aria-current]') !== null;
    category.classList.toggle('active', isActive);
    // The event can be repeated for the same page, and the reader may have closed its branch.
    if (isActive && isNew) category.querySelector(':scope > details')?.setAttribute('open', '');
  }
}
