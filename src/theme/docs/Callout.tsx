import { Icon } from '../icons/Icon.tsx';
import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-paths.ts';

export interface CalloutProps {
  /** The color of the box. */
  readonly tone: 'neutral' | 'note' | 'tip' | 'warning' | 'caution' | 'danger';
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly id?: string;
  readonly className?: string;
  /** It belongs to the page layout, not to the text, so the search does not index it. */
  readonly isNotice?: boolean;
  readonly children: ReactNode;
}

/** Renders a box that stands out from the text around it. */
export function Callout({ tone, icon, title, id, className, isNotice = false, children }: CalloutProps): ReactNode {
  const names = ['callout', `callout-${tone}`, ...(className === undefined ? [] : [className])];
  return (
    <div id={id} className={names.join(' ')} role="note" {...(isNotice && unsearched)}>
      <div className="callout-title">
        <Icon name={icon} />
        <span>{title}</span>
      </div>
      <div className="callout-body">{children}</div>
    </div>
  );
}
