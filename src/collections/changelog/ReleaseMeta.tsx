import { useStrings } from '../../theme/context/context.ts';
import { unsearched } from '../../theme/layout/unsearched.ts';
import { Badge } from '../../theme/markdown/Badge.tsx';
import type { ReactNode } from 'react';
import type { ReleaseProps } from './changelog-props.ts';

/**
 * Renders the details of a release: its date, its version if it has another title, and its state.
 */
export function ReleaseMeta({ release }: { readonly release: ReleaseProps }): ReactNode {
  const strings = useStrings();
  const { version, date, isUnreleased, isYanked } = release;
  if (version === null && date === null && !isUnreleased && !isYanked) return null;
  return (
    <p className="release-meta" {...unsearched}>
      {version !== null && <span className="release-version">{version}</span>}
      {date !== null && <time dateTime={date.iso}>{date.text}</time>}
      {isUnreleased && <Badge>{strings['theme.changelog.unreleased']}</Badge>}
      {isYanked && <Badge variant="danger">{strings['theme.changelog.yanked']}</Badge>}
    </p>
  );
}
