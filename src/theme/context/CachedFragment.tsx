import { createContext, use } from 'react';
import { ThemeContext } from './context.ts';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

/** A part of the page whose HTML depends only on its component and its key. */
export interface FragmentPart {
  readonly component: unknown;
  readonly key: string;
  readonly node: ReactNode;
  /** Prefix for the ids of the islands in this part. It is unique on the page. */
  readonly prefix: string | null;
}

/** Returns the HTML of a part. It was rendered for this page or for an earlier one. */
export type RenderFragment = (part: FragmentPart) => string;

/**
 * Provides the function that renders each part once. Without it, parts are rendered with the page.
 */
export const RenderFragmentContext = createContext<RenderFragment | null>(null);

export interface CachedFragmentProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'footer' | 'li' | 'section' | 'template' | 'ul';
  /** Required when there are islands inside. */
  readonly prefix?: string;
  readonly 'data-region'?: string;
  readonly 'data-list'?: string | undefined;
  /** A component that reads only its props and the locale, and no other data of the page. */
  readonly children: ReactElement;
}

/**
 * Renders an element whose content is the same on many pages. The content is rendered once for the
 * same props and locale.
 */
export function CachedFragment({ as: Tag, prefix, children, ...attributes }: CachedFragmentProps): ReactNode {
  const theme = use(ThemeContext);
  const renderFragment = use(RenderFragmentContext);
  if (theme === null || renderFragment === null) return <Tag {...attributes}>{children}</Tag>;
  const value = { ...theme, page: null };
  const html = renderFragment({
    component: children.type,
    key: JSON.stringify([theme.locale.name, prefix, children.props]),
    prefix: prefix ?? null,
    node: <ThemeContext value={value}>{children}</ThemeContext>,
  });
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
