import { Icon } from '../icons/Icon.tsx';
import { isIconName } from '../icons/icon-paths.ts';
import { Label } from '../layout/Label.tsx';
import type { ReactNode } from 'react';
import type { LabelLanguage } from '../../shared/label-language.ts';
import type { SidebarLookProps } from '../../shared/sidebar-props.ts';

interface SidebarLabelProps {
  readonly entry: SidebarLookProps & LabelLanguage & { readonly label: string };
}

/** Renders the label of a sidebar's entry, with its icon and its badge. */
export function SidebarLabel({ entry }: SidebarLabelProps): ReactNode {
  const { icon, label, language, badge } = entry;
  return (
    <>
      {icon !== undefined && isIconName(icon) && <Icon name={icon} />}
      <Label language={language}>{label}</Label>
      {badge && ' '}
      {badge && <span className={`text-badge text-badge-${badge.variant}`}>{badge.text}</span>}
    </>
  );
}

/** Returns the class of an entry: that of its kind, and its author's. */
export function entryClass(own: string, { className }: SidebarLookProps): string | undefined {
  return [own, className].filter(Boolean).join(' ') || undefined;
}
