import { UsageError } from '../../shared/usage-error.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconPaths, isIconName } from '../icons/icon-paths.ts';
import type { ReactNode } from 'react';

export interface IconTagProps {
  /** Name of the icon. */
  readonly name?: string;
  /** Alternative text, if no text next to the icon gives its meaning. */
  readonly label?: string;
}

/** Renders an icon of the theme in the text. Throws a `UsageError` for an unknown icon. */
export function IconTag({ name = '', label }: IconTagProps): ReactNode {
  if (!isIconName(name)) {
    throw new UsageError(`there is no icon "${name}".`, `The icons are ${Object.keys(iconPaths).join(', ')}.`);
  }
  return (
    <span className="inline-icon">
      <Icon name={name} />
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
