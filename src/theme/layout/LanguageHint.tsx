import { ThemeContext } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ReactNode } from 'react';
import type { LocaleProps } from '../../shared/page-props.ts';
import type { SiteValue } from '../../shared/site-value.ts';
import type { Strings } from '../../shared/strings/en.ts';

export interface LanguageHintProps {
  readonly locale: LocaleProps;
  readonly site: SiteValue;
  readonly strings: Strings;
}

/**
 * Renders what a page says to readers of a language into which it is translated, in that language.
 * The script that shows it sets the address of the link.
 */
export function LanguageHint({ locale, site, strings }: LanguageHintProps): ReactNode {
  const { htmlLang, direction } = locale;
  return (
    <ThemeContext value={{ strings, locale, site, page: null }}>
      <aside
        className="language-hint"
        lang={htmlLang}
        dir={direction}
        aria-label={strings['theme.navbar.mobileLanguageDropdown.label']}
      >
        <Icon name="language" />
        <a hrefLang={htmlLang}>{strings['theme.LanguageHint.text']}</a>
        <button
          type="button"
          className="icon-button"
          aria-label={strings['theme.AnnouncementBar.closeButtonAriaLabel']}
        >
          <Icon name="close" />
        </button>
      </aside>
    </ThemeContext>
  );
}
