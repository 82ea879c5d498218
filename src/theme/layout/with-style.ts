/** Returns the class of a part of the layout, with that of its configured colors. */
export function withStyle(className: string, style: 'dark' | 'primary' | undefined): string {
  return style === undefined ? className : `${className} style-${style}`;
}
