import { Article } from '../docs/Article.tsx';
import { joinParts } from '../layout/join-parts.ts';
import { Notices } from '../docs/Notices.tsx';
import { renderDetails } from '../docs/render-details.tsx';
import type { ReactNode } from 'react';
import type { WideMain } from '../../shared/main-props.ts';

export interface WidePageProps {
  readonly main: WideMain;
  readonly content: ReactNode;
}

/** Renders a page that has the whole width. A component is rendered without the styles of texts. */
export function WidePage({ main, content }: WidePageProps): ReactNode {
  const { language } = main.content;
  const text = (
    <Article heading={main.heading} language={language}>
      {content}
    </Article>
  );
  const marked =
    language === null ? content : <div {...{ lang: language.htmlLang, dir: language.direction }}>{content}</div>;
  return (
    <>
      <Notices notices={main.notices} />
      {main.isComponent ? marked : joinParts(text, renderDetails(main.details))}
    </>
  );
}
