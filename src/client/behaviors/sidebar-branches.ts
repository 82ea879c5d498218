import { keptAttribute, listAttribute, pageEvent, treeAttribute } from '../../shared/dom.ts';
import { on } from './on.ts';

/** Opens what a page holds not of a long sidebar: closed branches and the rest of long lists come from the file with the whole tree. */
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
  // Before all others, to whom the click would be one on a link.
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
        // The page behind the link shows the branch too.
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

/** Returns the whole tree with absolute addresses. */
async function fetchTree(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  const tree = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const link of tree.querySelectorAll('a')) link.href = new URL(link.getAttribute('href') ?? '', address).href;
  return tree;
}

/** Puts what a trigger stands for in its place. Throws if the tree, being of another build, does not have it. */
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

/** The place stands first in its list for the entries before the shown ones, else for those after. */
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
  // What the reader was looking at stays where it was.
  if (isFirst && sidebar) sidebar.scrollTop += below() - top;
  if (isFocused)
    items
      .at(isFirst ? -1 : 0)
      ?.querySelector('a')
      ?.focus({ preventScroll: true });
}

/** Navigation leaves the part alone, so the page that shows is marked here, and its branch opened. */
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
    // The event may come again for the same page, whose branch the reader may have closed.
    if (isActive && isNew) category.querySelector(':scope > details')?.setAttribute('open', '');
  }
}
