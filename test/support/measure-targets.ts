import type { Page } from 'playwright-core';

/** What a pointer can hit of a control. */
export interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether a circle of 24 px around its center touches no other control. */
  readonly isApart: boolean;
}

/**
 * Returns the controls in a part of a page that are visible now, but for those in the lines of a
 * text.
 */
export function measureTargets(page: Page, within = 'body'): Promise<readonly Target[]> {
  return page.evaluate((part) => {
    const enough = 44;
    const modal = document.querySelector(':modal');
    /** Lines of a text leave no room around a link, so WCAG excepts it. */
    const isInText = (element: Element) => {
      if (!element.matches('a, .tooltip') || !getComputedStyle(element).display.startsWith('inline')) return false;
      const words = [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return words || element.closest('.prose :is(p, li, td, dd, figcaption)') !== null;
    };
    const isOutside = ({ left, right, bottom }: DOMRect) => right <= 0 || left >= innerWidth || bottom + scrollY <= 0;
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, input:not(:disabled), [role=option], .tooltip',
      ),
    ].filter((element) => {
      const box = element.getBoundingClientRect();
      const isInert = element.closest('[inert]') !== null || (modal !== null && !modal.contains(element));
      return element.checkVisibility({ visibilityProperty: true }) && box.width > 0 && !isOutside(box) && !isInert;
    });
    const places = controls.map((element) => ({ element, box: element.getClientRects()[0] ?? new DOMRect() }));
    /** Counts the pixels on the way from a point that belong to an element. */
    const reach = (element: Element, [x, y]: readonly [number, number], [across, down]: readonly [number, number]) => {
      let steps = 0;
      while (steps < enough) {
        const hit = document.elementFromPoint(x + across * (steps + 1), y + down * (steps + 1));
        if (hit === null || !(element.contains(hit) || (hit.contains(element) && hit.matches('label')))) break;
        steps += 1;
      }
      return steps;
    };
    return places
      .filter(({ element }) => element.closest(part))
      .filter(({ element }) => element.matches('.anchor, .button') || !isInText(element))
      .map(({ element }) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
        const center = [left + width / 2, top + height / 2] as const;
        const isApart = controls.every((other) => {
          if (other === element || other.contains(element) || element.contains(other)) return true;
          const box = other.getBoundingClientRect();
          const across = Math.max(box.left - center[0], center[0] - box.right, 0);
          const down = Math.max(box.top - center[1], center[1] - box.bottom, 0);
          return Math.hypot(across, down) >= 12;
        });
        const sides = [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const;
        const [right = 0, back = 0, below = 0, above = 0] = sides.map((side) => reach(element, center, side));
        const own = `${element.tagName.toLowerCase()}.${element.className}`;
        return {
          name: `${own} "${element.textContent?.trim().slice(0, 24)}" in ${element.parentElement?.className}`,
          width: right + back + 1,
          height: below + above + 1,
          isApart,
        };
      });
  }, within);
}
