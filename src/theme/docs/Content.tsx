import type { ReactNode } from 'react';
import type { ContentLanguage } from '../../shared/main-props.ts';

export interface ContentComponentProps {
  readonly language: ContentLanguage | null;
  readonly children: ReactNode;
}

/** Wraps rendered Markdown, and says its language where that is not the page's own. */
export function Content({ language, children }: ContentComponentProps): ReactNode {
  return (
    <div className="prose" lang={language?.htmlLang} dir={language?.direction}>
      {children}
    </div>
  );
}
