interface LinkTarget {
  readonly href: string;
  readonly external: boolean;
  /** Where the link opens, if the configuration says so. */
  readonly target?: string;
}

/**
 * Returns the address of a link, and where it opens: as configured, or else in a new tab if it
 * leads outside.
 */
export function linkAttributes({ href, external, target }: LinkTarget): LinkTarget {
  if (target === undefined) return { href, external };
  return { href, external: target === '_blank', target };
}
