import type { ReactNode } from 'react';
import { TextLanguageContext } from '../context/text-language.ts';
import type { ContentLanguage } from '../../shared/label-language.ts';

export interface ContentComponentProps {
  readonly language: ContentLanguage | null;
  readonly children: ReactNode;
}

/** Wraps rendered Markdown, and marks its language if it differs from the page's language. */
export function Content({ language, children }: ContentComponentProps): ReactNode {
  return (
    <div className="prose" lang={language?.htmlLang} dir={language?.direction}>
      <TextLanguageContext value={language}>{children}</TextLanguageContext>
    </div>
  );
}
