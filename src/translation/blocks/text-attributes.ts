/** The attributes of tags that readers read: they are translated, if they are plain strings. */
export const textAttributes: ReadonlySet<string> = new Set([
  ...['title', 'label', 'alt', 'caption', 'description', 'text', 'summary', 'heading'],
]);
