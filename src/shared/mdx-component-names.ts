/** Components of the theme that an `.mdx` page can use without an import. */
export const mdxComponentNames = [
  'Admonition',
  'Badge',
  'Card',
  'Cards',
  'ClientOnly',
  'CodeGroup',
  'Details',
  'DocCardList',
  'Figure',
  'FileTree',
  'Icon',
  'Link',
  'LinkCard',
  'PackageManagers',
  'Steps',
  'TabItem',
  'Tabs',
  'TOCInline',
  'Video',
] as const;

export type MdxComponentName = (typeof mdxComponentNames)[number];
