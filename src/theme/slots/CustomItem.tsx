import type { ReactNode } from 'react';
import type { NavbarCustomProps } from '../../shared/page-props.ts';
import { useSlotPage } from './fill-slot.ts';
import { siteParts } from './site-parts.ts';

/** Renders a navbar item of the site with its component. */
export function CustomItem({ item: { component, props } }: { readonly item: NavbarCustomProps }): ReactNode {
  const page = useSlotPage();
  const Component = siteParts.navbarItems[component];
  return Component === undefined ? null : <Component props={props} page={page} />;
}
