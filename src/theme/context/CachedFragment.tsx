import { createContext, use } from 'react';
import { ThemeContext } from './context.ts';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

/** A part of the page that prints the same wherever its component and the key are the same. */
export interface FragmentPart {
  readonly component: unknown;
  readonly key: string;
  readonly node: ReactNode;
  /** Begins the ids of the islands in it; the page has no other part with the same. */
  readonly prefix: string | null;
}

/** Returns the HTML of a part, printed for this page or an earlier one. */
export type RenderFragment = (part: FragmentPart) => string;

/** Carries what prints parts once; without it they are printed with the page. */
export const RenderFragmentContext = createContext<RenderFragment | null>(null);

export interface CachedFragmentProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'footer' | 'li' | 'section' | 'template' | 'ul';
  /** Needed where there are islands inside. */
  readonly prefix?: string;
  readonly 'data-region'?: string;
  readonly 'data-list'?: string | undefined;
  /** A component that knows its props and the locale, and nothing else of the page. */
  readonly children: ReactElement;
}

/** Prints an element whose inside is the same on many pages: for the same props in the same locale it is rendered once. */
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
