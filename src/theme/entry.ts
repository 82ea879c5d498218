// TypeScript keeps such a line in the declarations of a package, but no import.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./style-modules.d.ts" preserve="true" />
// The exports of `docsgen/theme`. The bundle of each site is also made from this file.
import type { ComponentProps } from 'react';

/** The props of a component that a site can replace: `ThemeProps<'Footer'>`. */
export type ThemeProps<Name extends keyof Components> = ComponentProps<Components[Name]>;

type Components = typeof import('./components.ts');

export * from './components.ts';
export { Page, TextAlone } from './Page.tsx';
export { renderHead } from './slots/render-head.ts';
export { LanguageHint } from './layout/LanguageHint.tsx';
export { SearchBox } from './search/SearchBox.tsx';
export { SidebarTree } from './docs/SidebarTree.tsx';
export { markdownComponents } from './markdown-components.tsx';
export { mdxComponents } from './mdx-components.ts';
export { useFormat, useLocale, usePageValues, usePluginData, useSite, useStrings } from './context/context.ts';
export type * from './context/own-strings.ts';
export type * from './context/plugin-data.ts';
export { Callout } from './docs/Callout.tsx';
export { AdmonitionTag as Admonition } from './markdown/AdmonitionTag.tsx';
export { Button } from './markdown/Button.tsx';
export { Cards } from './markdown/Cards.tsx';
export { ClientOnly } from './markdown/ClientOnly.tsx';
export { CodeGroup } from './markdown/CodeGroup.tsx';
export { DocCardList } from './markdown/DocCardList.tsx';
export { FileTree } from './markdown/FileTree.tsx';
export { FormattedDate } from './markdown/FormattedDate.tsx';
export { FormattedList } from './markdown/FormattedList.tsx';
export { FormattedNumber } from './markdown/FormattedNumber.tsx';
export { Grid } from './markdown/Grid.tsx';
export { IconTag as Icon } from './markdown/IconTag.tsx';
export { PackageManagers } from './markdown/PackageManagers.tsx';
export { SectionOverview } from './markdown/SectionOverview.tsx';
export { TabItem } from './markdown/TabItem.tsx';
export { Tabs } from './markdown/Tabs.tsx';
export { TOCInline } from './markdown/TOCInline.tsx';
export { Tooltip } from './markdown/Tooltip.tsx';
export { Video } from './markdown/Video.tsx';
export type { CollectionPageLink, CollectionPageProps, ListedEntryProps } from '../shared/collection-page.ts';
export type {
  ConsentSlotProps,
  PageSlotProps,
  PostSlotProps,
  SidebarSlotProps,
  SlotName,
  SlotProps,
  TocSlotProps,
} from '../shared/slot-props.ts';
export type { MdxComponents } from './site-components.ts';
export type { CustomItemProps } from './slots/site-parts.ts';
