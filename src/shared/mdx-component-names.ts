/** Components of the theme that an `.mdx` page can use without an import. */
export const mdxComponentNames = [
  'Admonition',
  'Badge',
  'Button',
  'Card',
  'Cards',
  'ClientOnly',
  'CodeGroup',
  'Details',
  'DocCardList',
  'Figure',
  'FileTree',
  'Grid',
  'Icon',
  'Link',
  'LinkCard',
  'PackageManagers',
  'SectionOverview',
  'Steps',
  'TabItem',
  'Tabs',
  'TOCInline',
  'Tooltip',
  'Video',
] as const;

export type MdxComponentName = (typeof mdxComponentNames)[number];
