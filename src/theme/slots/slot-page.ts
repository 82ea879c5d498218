import type { PageProps } from '../../shared/page-props.ts';
import type { PageSlotProps } from '../../shared/slot-props.ts';

/** Returns what slots know of a page. */
export function slotPage({ head, locale, main }: PageProps): PageSlotProps {
  const { title, description, canonical } = head;
  return { kind: main.kind, title, description, canonical, locale };
}
