import { pageLink } from '../../client/navigation/links.ts';
import { baseMeta } from '../../shared/dom.ts';
import { createPreviewReader, type Preview } from './read-preview.ts';

/** Time on a link before its preview is shown, in milliseconds. */
const delay = 400;
/** Time to move the pointer from the link to the preview, in milliseconds. */
const grace = 250;
/** Space between a link and its preview, and at the edge of the window, in pixels. */
const gap = 6;

const linksSelector = 'main a[href]:not(nav a, .card)';

/**
 * Shows a preview of the page behind a link of the text, while the pointer or the focus of the
 * keyboard is on the link or the pointer is on the preview. Escape hides it.
 */
function previewLinks(): void {
  const read = createPreviewReader();
  const box = createBox();
  const base = document.querySelector<HTMLMetaElement>(`meta[name=${baseMeta}]`)?.content ?? '/';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLAnchorElement | null = null;

  const hide = () => {
    clearTimeout(timer);
    current?.removeAttribute('aria-describedby');
    current = null;
    if (box.isConnected) box.hidePopover();
    box.remove();
  };
  const show = async (link: HTMLAnchorElement) => {
    const preview = await read(new URL(link.href));
    // The reader may have gone on meanwhile.
    if (!preview || link !== current || !link.isConnected) return;
    fill(box, preview);
    // Inside of a landmark, where screen readers look for it.
    link.closest('main')?.append(box);
    box.showPopover();
    place(box, link);
    link.setAttribute('aria-describedby', box.id);
  };
  const reach = (link: HTMLAnchorElement) => {
    if (link === current && box.isConnected) return clearTimeout(timer);
    hide();
    current = link;
    timer = setTimeout(() => void show(link), delay);
  };
  const leave = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, grace);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const link = findLink(target, base);
    if (box.contains(target)) clearTimeout(timer);
    else if (link) reach(link);
    else if (current && !current.matches(':focus-visible')) leave();
  });
  document.addEventListener('focusin', ({ target }) => {
    const isByKey = target instanceof Element && target.matches(':focus-visible');
    const link = isByKey && matchMedia('(hover: hover)').matches ? findLink(target, base) : null;
    if (link) reach(link);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target === current) hide();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  for (const type of ['click', 'docsgen:page']) document.addEventListener(type, hide);
  addEventListener('scroll', () => current && box.isConnected && place(box, current), { passive: true });
}

/** Returns the link around an element if it leads to another page and has a preview. */
function findLink(target: Element, base: string): HTMLAnchorElement | null {
  const link = pageLink(target, base);
  if (!link?.matches(linksSelector)) return null;
  return new URL(link.href).pathname === location.pathname ? null : link;
}

function createBox(): HTMLElement {
  const box = document.createElement('div');
  box.id = 'link-preview';
  box.className = 'link-preview';
  box.role = 'tooltip';
  box.popover = 'manual';
  return box;
}

function fill(box: HTMLElement, { title, description }: Preview): void {
  const name = document.createElement('strong');
  name.textContent = title;
  const text = document.createElement('p');
  text.textContent = description;
  box.replaceChildren(name, ...(description === '' ? [] : [text]));
}

/** Puts the preview below the line of a link, or above it if there is more space. */
function place(box: HTMLElement, link: HTMLElement): void {
  const { left, right, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const start = getComputedStyle(link).direction === 'rtl' ? right - width : left;
  const x = Math.max(gap, Math.min(start, document.documentElement.clientWidth - width - gap));
  const isAbove = bottom + gap + height > innerHeight && top > innerHeight - bottom;
  box.style.left = `${x}px`;
  box.style.top = `${isAbove ? top - gap - height : bottom + gap}px`;
}

if ('popover' in HTMLElement.prototype) previewLinks();
