/** What a sheet shows. */
export interface SheetContent {
  /** The sheet opens under it on screens that are not narrow. */
  readonly bar: Element;
  /** The name of the sheet. */
  readonly label: string;
  /** The list of links, which is copied. */
  readonly list: Element;
  /** The place of the link to the current section; -1 for none. */
  readonly current: number;
}

export interface Sheet {
  readonly open: (content: SheetContent) => void;
  readonly close: () => void;
}

const root = document.documentElement;

/** How far a finger must pull the sheet down to close it, in CSS pixels. */
const closingPull = 60;

/**
 * Returns a dialog for the table of contents. The browser keeps the focus in it, closes it on
 * Escape and gives the focus back.
 */
export function createSheet(): Sheet {
  const dialog = document.createElement('dialog');
  dialog.className = 'toc-sheet';
  const head = document.createElement('button');
  head.type = 'button';
  head.className = 'toc-sheet-head';
  // It takes the place of the fold's summary.
  head.ariaExpanded = 'true';
  document.body.append(dialog);
  const close = () => dialog.close();
  dialog.addEventListener('click', ({ target }) => {
    // A click beside the sheet has the dialog itself as its target.
    if (target === dialog || (target instanceof Element && target.closest('button, a'))) close();
  });
  closeByPull(head, dialog);
  return {
    open: ({ bar, label, list, current }) => {
      dialog.ariaLabel = label;
      head.textContent = label;
      const box = document.importNode(list, true);
      dialog.replaceChildren(head, box);
      const links = [...box.querySelectorAll('a')];
      const link = links[current];
      if (link) link.ariaCurrent = 'true';
      placeUnder(bar, dialog);
      // The gutter keeps the space of a scroll bar that disappears.
      root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
      dialog.showModal();
      (link ?? links[0])?.focus({ preventScroll: true });
      // `scrollIntoView` would scroll the page, too.
      if (link) box.scrollTop = link.offsetTop - box.clientHeight / 2;
    },
    close,
  };
}

/** Tells the style sheet where the bar is. */
function placeUnder(bar: Element, { style }: HTMLElement): void {
  const { left, right, bottom } = bar.getBoundingClientRect();
  const isRtl = getComputedStyle(bar).direction === 'rtl';
  style.setProperty('--bar-start', `${isRtl ? root.clientWidth - right : left}px`);
  style.setProperty('--bar-bottom', `${bottom}px`);
}

/** Lets a finger pull the sheet down by its head. A tap on the head closes it anyway. */
function closeByPull(head: HTMLElement, dialog: HTMLDialogElement): void {
  let from: number | null = null;
  head.addEventListener('pointerdown', (event) => {
    from = event.clientY;
    dialog.style.transition = 'none';
    head.setPointerCapture(event.pointerId);
  });
  head.addEventListener('pointermove', ({ clientY }) => {
    if (from !== null) dialog.style.translate = `0 ${Math.max(0, clientY - from)}px`;
  });
  const end = ({ type, clientY }: PointerEvent) => {
    const pull = from === null ? 0 : clientY - from;
    from = null;
    dialog.style.transition = dialog.style.translate = '';
    if (type === 'pointerup' && pull > closingPull) dialog.close();
  };
  head.addEventListener('pointerup', end);
  head.addEventListener('pointercancel', end);
}
