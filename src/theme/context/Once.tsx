import { createContext, use } from 'react';
import { ThemeContext } from './context.ts';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

/** A part of the page that prints the same wherever its component and the key are the same. */
export interface OncePart {
  readonly component: unknown;
  readonly key: string;
  readonly node: ReactNode;
  /** Begins the ids of the islands in it; the page has no other part with the same. */
  readonly prefix: string | null;
}

/** Returns the HTML of a part, printed for this page or an earlier one. */
export type PrintOnce = (part: OncePart) => string;

/** Carries what prints parts once; without it they are printed with the page. */
export const PrintOnceContext = createContext<PrintOnce | null>(null);

export interface OnceProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'footer' | 'li' | 'section' | 'template' | 'ul';
  /** Needed where there are islands inside. */
  readonly prefix?: string;
  readonly 'data-region'?: string;
  readonly 'data-list'?: string | undefined;
  /** A component that knows its props and the locale, and nothing else of the page. */
  readonly children: ReactElement;
}

/** Prints an element whose inside is the same on many pages: for the same props in the same locale it is rendered once. */
export function Once({ as: Tag, prefix, children, ...attributes }: OnceProps): ReactNode {
  const theme = use(ThemeContext);
  const printOnce = use(PrintOnceContext);
  if (theme === null || printOnce === null) return <Tag {...attributes}>{children}</Tag>;
  const value = { ...theme, page: null };
  const html = printOnce({
    component: children.type,
    key: JSON.stringify([theme.locale.name, prefix, children.props]),
    prefix: prefix ?? null,
    node: <ThemeContext value={value}>{children}</ThemeContext>,
  });
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
