import type { ComponentType } from 'react';
import type { NavbarCustomProps } from '../../shared/page-props.ts';
import type { PageSlotProps, SlotName, SlotProps } from '../../shared/slot-props.ts';

/** Props of a navbar item that a site brings itself. */
export interface CustomItemProps {
  /** The `props` of the item in the configuration. */
  readonly props: NavbarCustomProps['props'];
  /** The page; null in the parts of the layout that several pages share. */
  readonly page: PageSlotProps | null;
}

/** The components that a site adds to the theme. */
export interface SiteParts {
  /** The components of filled slots. */
  readonly slots: { readonly [Name in SlotName]?: ComponentType<SlotProps<Name>> };
  /** The components of own navbar items, by the name of their file. */
  readonly navbarItems: Readonly<Record<string, ComponentType<CustomItemProps>>>;
}

/**
 * The components that the site adds. None here: the bundle of a site with a `theme/` folder has
 * another module in the place of this one.
 */
export const siteParts: SiteParts = { slots: {}, navbarItems: {} };
