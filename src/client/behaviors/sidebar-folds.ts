import { keepSidebar } from '../page/sidebar-state.ts';
import { isPlain } from '../page/is-plain.ts';
import { on } from './on.ts';
import { toggleSidebar } from '../../shared/state/sidebar-hidden.ts';

/**
 * Lets the label of a category toggle it while its own page is shown, and keeps the open categories
 * for the next load of the page.
 */
export function startSidebarFolds(): void {
  // Runs before all other listeners, which would follow the link.
  on(
    ['click'],
    (target, event) => {
      const summary = target.closest('.tree-category > a[aria-current]')?.parentElement?.querySelector('summary');
      if (!summary || !(event instanceof MouseEvent) || !isPlain(event)) return;
      event.preventDefault();
      event.stopPropagation();
      summary.click();
    },
    true,
  );
  addEventListener('pagehide', keepSidebar);
}

/** Lets a button hide the sidebar and show it again. `early` are the recorded events. */
export function startSidebarToggle(early: readonly Event[]): void {
  const onClick = (target: Element) => target.closest('.sidebar-toggle') && toggleSidebar();
  on(['click'], onClick);
  for (const { type, target } of early) if (type === 'click' && target instanceof Element) onClick(target);
}
