import type { Page } from 'playwright-core';

/** What was found on a walk. */
export interface Walk {
  /** Number of elements that had the focus. */
  readonly stops: number;
  /** One line for each that something hides a part of. */
  readonly faults: readonly string[];
}

/**
 * Walks by Tab from the beginning of a page to its end, or back, and returns which of the stops
 * were hidden in part.
 */
export async function walkByTab(page: Page, way: 'forward' | 'back'): Promise<Walk> {
  await page.evaluate(prepareWalk, way);
  if (way === 'back') await page.keyboard.down('Shift');
  // The page looks at the last stop when the next key arrives, so nobody waits in between.
  for (let batch = 0; batch < 20 && !(await read(page)).isOver; batch += 1)
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  if (way === 'back') await page.keyboard.up('Shift');
  return read(page);
}

interface Notes extends Walk {
  readonly isOver: boolean;
}

const read = (page: Page): Promise<Notes> => page.evaluate(() => Reflect.get(window, 'walk'));

/**
 * Puts the focus at one end, and looks at the focused element before each key. Runs in the page.
 */
function prepareWalk(way: 'forward' | 'back'): void {
  const walk = { stops: 0, faults: [] as string[], isOver: false };
  Object.assign(window, { walk });
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`;
  const holds = (outer: DOMRect, { left, right, top, bottom }: DOMRect) =>
    outer.left <= left && outer.right >= right && outer.top <= top && outer.bottom >= bottom;
  /** Says what an element has at one of its points that is not its own. */
  const coverAt = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return 'the edge of the window';
    // A label shows its field. A control may lie on an empty part of another, such as a caret.
    const isOwn = element.contains(hit) || hit.contains(element) || element.closest('label')?.contains(hit);
    return isOwn || holds(element.getBoundingClientRect(), hit.getBoundingClientRect()) ? null : describe(hit);
  };
  const findFault = (element: Element) => {
    // The button to the top fades in and out, and this walk is faster than any reader.
    const isLeaving = !document.documentElement.hasAttribute('data-back-to-top');
    if (element.matches('.back-to-top') && (isLeaving || element.getAnimations().length > 0)) return null;
    if (getComputedStyle(element).visibility === 'hidden') return null;
    const { top, bottom, height } = element.getBoundingClientRect();
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    // Of what is higher than the window, some part is visible.
    if (height > room) return top < innerHeight - 24 && bottom > 84 ? null : 'the edge of the window';
    // Browsers do not scroll a table sideways for what is visible in part.
    const scroller = element.closest('.table-box, pre')?.getBoundingClientRect();
    for (const { left, right, top: upper, bottom: lower } of element.getClientRects()) {
      const start = Math.max(left, scroller?.left ?? left);
      const box = new DOMRect(start, upper, Math.min(right, scroller?.right ?? right) - start, lower - upper);
      const inset = Math.min(6, box.width / 3, box.height / 3);
      const middle = coverAt(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (middle !== null) return middle;
      for (const x of [box.left + inset, box.right - inset]) {
        for (const y of [box.top + inset, box.bottom - inset]) {
          const cover = coverAt(element, x, y);
          // The button floats over a corner of the text.
          if (cover !== null && !cover.startsWith('button.back-to-top')) return cover;
        }
      }
    }
    return null;
  };
  const note = () => {
    const element = document.activeElement;
    if (element === null || walk.isOver) return;
    if (element === document.body) {
      walk.isOver = walk.stops > 0;
      return;
    }
    walk.stops += 1;
    const cover = findFault(element);
    if (cover !== null) walk.faults.push(`${describe(element)} is behind ${cover}`);
  };
  const controller: unknown = Reflect.get(window, 'endWalk');
  if (controller instanceof AbortController) controller.abort();
  const ending = new AbortController();
  Object.assign(window, { endWalk: ending });
  addEventListener('keydown', ({ key }) => key === 'Tab' && note(), { capture: true, signal: ending.signal });
  const ends = [...document.querySelectorAll<HTMLElement>('.skip-link, .footer a')];
  ends.at(way === 'forward' ? 0 : -1)?.focus();
}
