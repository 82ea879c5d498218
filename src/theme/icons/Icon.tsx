import { iconPaths } from './icon-paths.ts';
import type { ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';

/** Renders an icon in the color of the text around it. It is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
