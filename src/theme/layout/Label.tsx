import type { ReactNode } from 'react';
import type { ContentLanguage } from '../../shared/label-language.ts';

interface LabelProps {
  /** Language of the text, if it differs from that of the page. */
  readonly language?: ContentLanguage | undefined;
  readonly children: ReactNode;
}

/** Renders a text of a few words, and marks its language if it differs from the page's language. */
export function Label({ language, children }: LabelProps): ReactNode {
  if (language === undefined) return children;
  return (
    <span lang={language.htmlLang} dir={language.direction}>
      {children}
    </span>
  );
}
