import type { Page } from 'playwright-core';

/**
 * Returns what readers cannot read of a page: how far it scrolls sideways, what sticks out of the
 * window, what a box cuts off, and which words lie over others.
 */
export function findCutText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`;
    const isHidden = (element: Element) =>
      element.closest('.visually-hidden, .sr-only, .skip-link, [inert], [hidden]') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** These scroll by themselves, or show as much of a text as fits on purpose. */
    const scrolls = (element: Element) =>
      element.closest(
        'pre, .table-box, .formula, .diagram, .tab-list, math, svg, input, select, .hit-excerpt, .hit-recent',
      ) !== null;
    const faults: string[] = [];
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) faults.push(`The page scrolls sideways by ${excess} px.`);
    const seen = [...document.querySelectorAll('body *')].filter((element) => !isHidden(element) && !scrolls(element));
    for (const element of seen) {
      const { left, right, width } = element.getBoundingClientRect();
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (width > 0 && (left < -1 || right > innerWidth + 1)) faults.push(`${describe(element)} is out of the window`);
      if (display === 'inline' || !element.textContent?.trim()) continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isCut =
        (['hidden', 'clip'].includes(overflowX) && scrollWidth > clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && scrollHeight > clientHeight + 2);
      if (isCut) faults.push(`${describe(element)} is cut off`);
    }
    const range = document.createRange();
    const words = seen.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((box) => ({ element, box }));
        }),
    );
    for (const [index, { element, box }] of words.entries()) {
      const over = words.slice(index + 1).find(({ element: other, box: each }) => {
        if (element.contains(other) || other.contains(element)) return false;
        const across = Math.min(box.right, each.right) - Math.max(box.left, each.left);
        const down = Math.min(box.bottom, each.bottom) - Math.max(box.top, each.top);
        const isFloating = [element, other].some((one) => one.closest('.navbar, .sidebar, .toc, .back-to-top, dialog'));
        return across > 2 && down > Math.min(box.height, each.height) / 2 && !isFloating;
      });
      if (over) faults.push(`${describe(element)} lies over ${describe(over.element)}`);
    }
    return faults;
  });
}
