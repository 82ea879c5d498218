// TypeScript keeps such a line in the declarations of a package, but no import.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./style-modules.d.ts" preserve="true" />
// The exports of `docsgen/theme`. The bundle of each site is also made from this file.
import type { ComponentProps } from 'react';

/** The props of a component that a site can replace: `ThemeProps<'Footer'>`. */
export type ThemeProps<Name extends keyof Components> = ComponentProps<Components[Name]>;

type Components = typeof import('./components.ts');

export * from './components.ts';
export * from './mdx-components.ts';
// Of the two components with this name, it is the one of pages.
export { AdmonitionTag as Admonition } from './markdown/AdmonitionTag.tsx';
export { Page, TextAlone } from './Page.tsx';
export { renderHead } from './slots/render-head.ts';
export { LanguageHint } from './layout/LanguageHint.tsx';
export { SearchBox } from './search/SearchBox.tsx';
export { SidebarTree } from './docs/SidebarTree.tsx';
export { markdownComponents } from './markdown-components.tsx';
export * as mdxComponents from './mdx-components.ts';
export { useFormat, useLocale, usePageValues, usePluginData, useSite, useStrings } from './context/context.ts';
export type * from './context/own-strings.ts';
export type * from './context/plugin-data.ts';
export { Callout } from './docs/Callout.tsx';
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
