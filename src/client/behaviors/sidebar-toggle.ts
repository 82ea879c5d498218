import { toggleSidebar } from '../../shared/state/sidebar-hidden.ts';
import { on } from './on.ts';

/** Lets a button hide the sidebar and show it again. `early` are the recorded events. */
export function startSidebarToggle(early: readonly Event[]): void {
  const onClick = (target: Element) => target.closest('.sidebar-toggle') && toggleSidebar();
  on(['click'], onClick);
  for (const { type, target } of early) if (type === 'click' && target instanceof Element) onClick(target);
}
