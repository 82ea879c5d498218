import { Content } from './Content.tsx';
import { TocFold } from './TocFold.tsx';
import type { ReactNode } from 'react';
import type { ContentLanguage, TocItemProps } from '../../shared/main-props.ts';

export interface ArticleProps {
  /** Null if the text contains its own heading. */
  readonly heading: string | null;
  /** Language of the text; null if it is that of the page. */
  readonly language: ContentLanguage | null;
  /** The headings of the page, nested. */
  readonly toc: readonly TocItemProps[];
  /** The text. */
  readonly children: ReactNode;
}

/** Renders a text under its heading, with the collapsed table of contents between them. */
export function Article({ heading, language, toc, children }: ArticleProps): ReactNode {
  return (
    <article>
      {heading !== null && (
        <Content language={language}>
          <h1>{heading}</h1>
        </Content>
      )}
      <TocFold items={toc} />
      <Content language={language}>{children}</Content>
    </article>
  );
}
