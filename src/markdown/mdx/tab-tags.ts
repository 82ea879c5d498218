/** Tags that are made tabs while the page is Markdown, where they stand by themselves: no components, though they look so. */
export const tabTags: readonly string[] = ['CodeGroup', 'PackageManagers'];
