import { desktopWidth, pageEvent } from '../../shared/dom.ts';
import { isFolded } from './menu.ts';
import { on } from './on.ts';

/** The width below which the style sheets fold the navbar. They use it for nothing else. */
const marker = `${desktopWidth - 0.01}px`;

/**
 * Folds the navbar below the width that its items need. The conditions of the style sheets are
 * changed, so that the same rules fold it as on a narrow screen.
 */
export function startNavbarFold(): void {
  let rules: readonly CSSMediaRule[] | null = null;
  let folds = marker;
  let text: string | null = null;
  const foldBelow = (width: string) => {
    // Most bars fit, so the rules are not looked for before one does not.
    rules ??= [...document.styleSheets].flatMap((sheet) => rulesIn(sheet));
    for (const { media } of rules) media.mediaText = media.mediaText.replaceAll(folds, width);
    folds = width;
  };
  const measure = () => {
    const bar = document.querySelector<HTMLElement>('.navbar');
    if (bar === null) return;
    // Another language has other items.
    if (text !== null && text !== bar.textContent && folds !== marker) foldBelow(marker);
    text = bar.textContent;
    if (innerWidth < desktopWidth || isFolded()) return;
    const missing = neededWidth(bar) - bar.clientWidth;
    if (missing > 0) foldBelow(`${Math.ceil(innerWidth + missing)}px`);
  };
  on([pageEvent], measure);
  addEventListener('resize', measure);
  void document.fonts.ready.then(measure);
}

/** Returns the width of a bar whose items are in one line. */
function neededWidth(bar: HTMLElement): number {
  const items = bar.querySelectorAll('.navbar-list > li');
  const parts = [bar, bar.querySelector('.navbar-nav'), ...bar.querySelectorAll('.navbar-list')];
  const gaps = parts.reduce((sum, part) => sum + (part ? gapsIn(part) : 0), 0);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(bar);
  const brand = bar.querySelector('.brand');
  return [...items, ...(brand ? [brand] : [])].reduce(
    (sum, item) => sum + item.getBoundingClientRect().width,
    gaps + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd),
  );
}

function gapsIn(element: Element): number {
  const shown = [...element.children].filter((child) => child.getClientRects().length > 0);
  return (shown.length - 1) * (parseFloat(getComputedStyle(element).columnGap) || 0);
}

function rulesIn(group: CSSStyleSheet | CSSGroupingRule): readonly CSSMediaRule[] {
  let rules: CSSRuleList;
  try {
    rules = group.cssRules;
  } catch {
    // A style sheet of another site.
    return [];
  }
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return rule.media.mediaText.includes(marker) ? [rule] : [];
    return rule instanceof CSSLayerBlockRule ? rulesIn(rule) : [];
  });
}
