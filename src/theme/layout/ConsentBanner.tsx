import { useStrings } from '../context/context.ts';
import { Link } from './Link.tsx';
import { linkAttributes } from './link-attributes.ts';
import type { ReactNode } from 'react';
import type { LinkProps } from '../../shared/link-props.ts';

interface ConsentBannerProps {
  /** Link to what the site says about privacy; null for none. */
  readonly link: LinkProps | null;
}

/**
 * Renders the banner that asks for consent. It stays hidden until the script that starts the
 * services shows it: to readers who have not chosen yet, and to those who press the footer's
 * button.
 */
export function ConsentBanner({ link }: ConsentBannerProps): ReactNode {
  const strings = useStrings();
  return (
    <section className="consent" aria-labelledby="consent-title" hidden data-consent-bar="" data-search="off">
      <div className="consent-text">
        <h2 id="consent-title" className="consent-title" tabIndex={-1}>
          {strings['theme.Consent.title']}
        </h2>
        <p>{strings['theme.Consent.text']}</p>
        {link !== null && (
          <p className="consent-link">
            <Link {...linkAttributes(link)}>{link.label}</Link>
          </p>
        )}
      </div>
      <div className="consent-choices">
        <button type="button" className="consent-button" data-consent="denied">
          {strings['theme.Consent.decline']}
        </button>
        <button type="button" className="consent-button" data-consent="granted">
          {strings['theme.Consent.accept']}
        </button>
      </div>
    </section>
  );
}

/**
 * Renders the button of the footer that shows the banner again, to change or withdraw the choice.
 */
export function ConsentOpener(): ReactNode {
  return (
    <button type="button" className="footer-link consent-opener" data-consent="ask">
      {useStrings()['theme.Consent.open']}
    </button>
  );
}
