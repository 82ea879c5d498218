import { codeBesideWidth, tocWidth } from '../../shared/dom.ts';
import { activeLink } from '../behaviors/active-link.ts';
import { on } from '../behaviors/on.ts';
import { onPage } from '../behaviors/on-page.ts';
import { loadStyle } from '../loading/load-style.ts';
import { createSheet } from './create-sheet.ts';
import { shareRead } from './share-read.ts';

/** The parts of the bar of a page. */
interface Bar {
  readonly fold: HTMLDetailsElement;
  readonly summary: HTMLElement;
  /** The label of the fold as the page has it. */
  readonly label: string;
  readonly links: readonly HTMLAnchorElement[];
}

await loadStyle(new URL(OWN_STYLE, import.meta.url).href);
startBar();

/**
 * Makes the bar show the current section and how much has been read, and open the table
 * of contents as a sheet.
 */
function startBar(): void {
  const sheet = createSheet();
  let bar: Bar | null = null;
  let frame = 0;

  const active = ({ links, summary }: Bar) => activeLink(links, summary.getBoundingClientRect().bottom);
  const update = () => {
    frame = 0;
    // On wide screens the bar is hidden.
    if (!bar?.summary.offsetParent) return;
    // At its top the page has its title in view.
    const heading = scrollY > 0 ? active(bar)?.textContent : undefined;
    const share = shareRead(document.querySelector('main')?.getBoundingClientRect(), innerHeight);
    bar.summary.style.setProperty('--read', `${share * 100}%`);
    const text = heading ?? bar.label;
    if (bar.summary.textContent === text) return;
    bar.summary.textContent = text;
    bar.summary.ariaLabel = heading === undefined ? null : `${bar.label}: ${heading}`;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  const open = ({ fold, summary, label, links }: Bar) => {
    const list = fold.querySelector('ul');
    if (!list) return;
    const place = bar ? active(bar) : undefined;
    sheet.open({ bar: summary, label, list, current: place ? links.indexOf(place) : -1 });
  };

  onPage(() => {
    const last = bar;
    bar = readBar(last);
    // The event comes late for a first page whose reader was faster.
    if (bar?.fold !== last?.fold) sheet.close();
    update();
    // The reader opened the fold before this script was there.
    if (!bar?.fold.open || !bar.summary.offsetParent) return;
    bar.fold.open = false;
    open(bar);
  });
  on(['scroll'], schedule);
  addEventListener('resize', schedule);
  for (const width of [tocWidth, codeBesideWidth]) {
    matchMedia(`(width < ${width}px)`).addEventListener('change', () => sheet.close());
  }
  on(['click'], (target, event) => {
    if (!bar?.summary.contains(target)) return;
    event.preventDefault();
    open(bar);
  });
}

/**
 * Returns the bar of the current page; null for a page without one. It may be the last one, whose
 * label this script has replaced.
 */
function readBar(last: Bar | null): Bar | null {
  const fold = document.querySelector<HTMLDetailsElement>('.dock > .toc-fold');
  const summary = fold?.querySelector('summary');
  if (!fold || !summary) return null;
  const links = [...fold.querySelectorAll<HTMLAnchorElement>('a')];
  return { fold, summary, label: last?.summary === summary ? last.label : summary.textContent, links };
}
