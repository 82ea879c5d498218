import { Content } from './Content.tsx';
import type { ReactNode } from 'react';
import type { ContentLanguage } from '../../shared/label-language.ts';

export interface ArticleProps {
  /** Null if the text contains its own heading. */
  readonly heading: string | null;
  /** Language of the text; null if it is the page's. */
  readonly language: ContentLanguage | null;
  /** The text. */
  readonly children: ReactNode;
}

/** Renders a text under its heading, if it does not contain one. */
export function Article({ heading, language, children }: ArticleProps): ReactNode {
  return (
    <article>
      {heading !== null && (
        <Content language={language}>
          <h1>{heading}</h1>
        </Content>
      )}
      <Content language={language}>{children}</Content>
    </article>
  );
}
