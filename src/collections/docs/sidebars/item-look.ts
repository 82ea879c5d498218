import type { LocalizedText } from '../../../shared/localized-text.ts';
import type { SidebarLookProps } from '../../../shared/sidebar-props.ts';
import type { SidebarLook } from '../config/sidebar/fields.ts';

/** Returns what an author has set for the look of an entry; an empty object for nothing. */
export function itemLook(
  { icon, badge, className, custom }: SidebarLook,
  text: (value: LocalizedText) => string,
): { readonly look?: SidebarLookProps } {
  const look: SidebarLookProps = {
    ...(icon !== undefined && { icon }),
    ...(badge !== undefined && { badge: readBadge(badge, text) }),
    ...(className !== undefined && { className }),
    ...(custom !== undefined && { custom }),
  };
  return Object.keys(look).length === 0 ? {} : { look };
}

function readBadge(
  badge: NonNullable<SidebarLook['badge']>,
  text: (value: LocalizedText) => string,
): NonNullable<SidebarLookProps['badge']> {
  if (typeof badge === 'string') return { text: badge, variant: 'default' };
  return { text: text(badge.text), variant: badge.variant ?? 'default' };
}
