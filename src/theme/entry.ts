// What the package offers as `docsgen/theme`, and what a site's bundle is made from.
export { Page } from './Page.tsx';
export { SearchBox } from './search/SearchBox.tsx';
export { SidebarTree } from './docs/SidebarTree.tsx';
export { markdownComponents } from './markdown-components.tsx';
export { useLocale, useStrings } from './context.ts';
export { Callout } from './docs/Callout.tsx';
export { CategoryCards } from './docs/CategoryCards.tsx';
export { Icon } from './icons/Icon.tsx';
export { Link } from './layout/Link.tsx';
export { CodeBlock } from './markdown/CodeBlock.tsx';
export { Figure } from './markdown/Figure.tsx';
export { TabItem } from './markdown/TabItem.tsx';
export { Tabs } from './markdown/Tabs.tsx';
