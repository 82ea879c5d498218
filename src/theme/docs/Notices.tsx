import { useStrings } from '../context/context.ts';
import { Link } from '../layout/Link.tsx';
import { Message } from '../layout/Message.tsx';
import { versionAttributes } from '../layout/version-attributes.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { Callout } from './Callout.tsx';
import type { ReactNode } from 'react';
import type { NoticeProps } from '../../shared/main-props.ts';

function Notice({ notice }: { readonly notice: NoticeProps }): ReactNode {
  const strings = useStrings();
  if (notice.type === 'unmaintained' || notice.type === 'unreleased') {
    const { type, siteTitle, versionLabel, latestHref, latestLabel, choice } = notice;
    const link = (
      <a href={latestHref} {...versionAttributes(choice)}>
        {strings['theme.docs.versions.latestVersionLinkLabel']}
      </a>
    );
    return (
      <Callout
        isNotice
        tone="warning"
        icon="caution"
        title={formatMessage(strings[`theme.docs.versions.${type}VersionLabel`], { siteTitle, versionLabel })}
      >
        <p>
          <Message
            text={strings['theme.docs.versions.latestVersionSuggestionLabel']}
            values={{ latestVersionLink: link, versionLabel: latestLabel }}
          />
        </p>
      </Callout>
    );
  }
  if (notice.type === 'outdated') return <OutdatedNotice {...notice} />;
  const isTranslation = notice.type === 'untranslated';
  return (
    <Callout
      isNotice
      tone={isTranslation ? 'note' : 'warning'}
      icon={isTranslation ? 'language' : 'caution'}
      title={strings[`theme.contentVisibility.${notice.type}Banner.title`]}
    >
      <p>{strings[`theme.contentVisibility.${notice.type}Banner.message`]}</p>
      {isTranslation && notice.helpHref !== undefined && (
        <p>
          <Link href={notice.helpHref} external>
            {strings['theme.contentVisibility.untranslatedBanner.helpLinkLabel']}
          </Link>
        </p>
      )}
    </Callout>
  );
}

type OutdatedProps = Omit<Extract<NoticeProps, { readonly type: 'outdated' }>, 'type'>;

function OutdatedNotice({ since, originalHref, originalLang }: OutdatedProps): ReactNode {
  const strings = useStrings();
  const originalLink = (
    <a href={originalHref} hrefLang={originalLang}>
      {strings['theme.contentVisibility.outdatedBanner.originalLinkLabel']}
    </a>
  );
  const date = <time dateTime={since.iso}>{since.text}</time>;
  return (
    <Callout isNotice tone="note" icon="language" title={strings['theme.contentVisibility.outdatedBanner.title']}>
      <p>
        <Message text={strings['theme.contentVisibility.outdatedBanner.message']} values={{ originalLink, date }} />
      </p>
    </Callout>
  );
}

export interface NoticesProps {
  /** The notices, in order. */
  readonly notices: readonly NoticeProps[];
}

/** Renders the notices about the page itself, before its content. */
export function Notices({ notices }: NoticesProps): ReactNode {
  return notices.map((notice) => <Notice key={notice.type} notice={notice} />);
}
