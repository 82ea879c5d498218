import { liveFolder } from '../../shared/live-update.ts';
import { patchContent } from './patch-page.ts';
import { consentBarAttribute } from '../../shared/dom.ts';

/** The panel in which docsgen shows problems over the page. */
export interface Panel {
  /**
   * Replaces the shown HTML from the server. It covers the page or is a note in the corner; empty
   * for nothing.
   */
  readonly show: (content: PanelContent) => void;
  /** Shows whether the server is reachable. */
  readonly setLost: (isLost: boolean) => void;
  /** Shows HTML from the server that tells what was done, until it is closed. */
  readonly showResult: (html: string) => void;
  /** Container for other overlays. */
  readonly box: Element;
}

/** HTML, and whether it covers the page. */
export interface PanelContent {
  readonly html: string;
  readonly covers: boolean;
}

const frame = `
  <dialog class="cover"><div class="cover-content"></div></dialog>
  <section class="corner" aria-label="docsgen">
    <div class="note"></div>
    <button type="button" class="chip chip-error reopen" hidden></button>
    <div class="result" role="status"></div>
    <p class="chip chip-lost" role="status" hidden>The server does not respond. Trying again…</p>
  </section>`;

const nothing: PanelContent = { html: '', covers: false };

/**
 * Returns the panel of this window. It is in a shadow tree beside the page, so navigation and
 * updates ignore it.
 */
export function createPanel(): Panel {
  const { host, box, find } = createFrame();
  const dialog = find('.cover', HTMLDialogElement);
  const reopen = find('.reopen', HTMLButtonElement);
  const showCover = createView(find('.cover-content', HTMLElement));
  const result = find('.result', HTMLElement);
  const showNote = createView(find('.note', HTMLElement));
  // A page that replaces a failed page shows its problems in its own document.
  const refusal = document.querySelector<HTMLElement>('main[data-refusal]');
  const showRefusal = refusal && createView(refusal, refusal.innerHTML);
  let content = nothing;

  const open = () => {
    reopen.hidden = true;
    if (!dialog.open) dialog.showModal();
    showMarks(dialog);
  };
  // A closed note has no layout, so its marks are shown when it opens.
  box.addEventListener('toggle', () => showMarks(box), { capture: true });
  if (refusal) showMarks(refusal);
  dialog.addEventListener('close', () => {
    if (!content.covers) return;
    reopen.textContent = dialog.querySelector('h1')?.textContent ?? '';
    reopen.hidden = false;
  });
  reopen.addEventListener('click', open);
  host.addEventListener('keydown', (event) => {
    const note = event.key === 'Escape' && !dialog.open ? host.shadowRoot?.querySelector('.note details') : null;
    note?.removeAttribute('open');
    // The page must not handle keys of the panel.
    event.stopPropagation();
  });
  host.shadowRoot?.addEventListener('click', ({ target }) => {
    // A click outside the content has the dialog itself as target.
    if (target instanceof Element && target.closest('.result [data-close]')) return result.replaceChildren();
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
  });
  document.addEventListener('pointerdown', (event) => {
    if (!event.composedPath().includes(host))
      find('.note', HTMLElement).querySelector('details')?.removeAttribute('open');
  });

  return {
    show: (next) => {
      content = next.html === '' ? nothing : next;
      const { html, covers } = content;
      if (covers && showRefusal) return showRefusal(html);
      showNote(covers ? '' : html);
      reopen.hidden = true;
      if (!covers) dialog.close();
      showCover(covers ? html : '');
      if (covers) open();
    },
    setLost: (isLost) => void (find('.chip-lost', HTMLElement).hidden = !isLost),
    showResult: (html) => {
      // The dialog would cover it.
      dialog.close();
      result.innerHTML = html;
    },
    box,
  };
}

function createFrame() {
  const host = document.createElement('docs-live');
  const shadow = host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  box.className = 'docsgen-live';
  box.lang = 'en';
  box.dir = 'ltr';
  box.innerHTML = frame;
  shadow.append(createStyleLink(), box);
  document.body.append(host);
  keepCornerFree(box);
  const find = <T extends Element>(selector: string, type: new () => T): T => {
    const found = box.querySelector(selector);
    if (!(found instanceof type)) throw new Error(`The panel has no ${selector}`);
    return found;
  };
  return { host, box, find };
}

/** Returns a link to the style sheet of the panel. */
export function createStyleLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${liveFolder}live.css`;
  return link;
}

/**
 * Returns a function that updates the HTML of a box. `first` is its initial HTML. Unchanged parts
 * keep their focus and their open state.
 */
function createView(box: Element, first = ''): (html: string) => void {
  let old = parse(first);
  return (html) => {
    const next = parse(html);
    patchContent(box, old, next);
    old = next;
  };
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Space that stays visible after the marked place, in CSS pixels. */
const margin = 24;

/** Scrolls long lines of code so that the marked place is visible. */
function showMarks(box: ParentNode): void {
  for (const frame of box.querySelectorAll('.frame')) {
    const mark = frame.querySelector('mark');
    if (!mark) continue;
    const hidden = mark.getBoundingClientRect().right + margin - frame.getBoundingClientRect().right;
    if (hidden > 0) frame.scrollLeft += hidden;
  }
}

/** A bar that ends farther from the end of the window does not reach the notes in its corner. */
const nearEnd = 96;

/**
 * Keeps the notes in the corner above the question for consent, whose buttons they would cover on a
 * narrow screen. The style sheet of the panel uses the property that this sets on `box`.
 */
function keepCornerFree(box: HTMLElement): void {
  const bar = document.querySelector(`[${consentBarAttribute}]`);
  if (bar === null) return;
  new ResizeObserver(() => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isBelow = height > 0 && innerHeight - bottom < nearEnd;
    box.style.setProperty('--covered', `${isBelow ? innerHeight - top : 0}px`);
  }).observe(bar);
}
