import type { LinkProps } from '../../shared/link-props.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** A link in the configuration. */
export interface ConfiguredLink {
  /** Name in messages. */
  readonly name: string;
  /** Its path in the configuration. */
  readonly path: readonly PropertyKey[];
  readonly written: unknown;
  /** A link, or HTML with links in it. */
  readonly target: LinkTarget | { readonly html: LocalizedText };
}

/** A link with its final address. */
export interface ResolvedLink extends Pick<LinkProps, 'href' | 'external'> {
  /** Address of a page inside the site; null for a link that the author wrote. */
  readonly url: string | null;
}

/** The target of a link, as an author writes it. */
export interface LinkTarget {
  readonly to?: string | undefined;
  readonly href?: string | undefined;
}
