import { useStrings } from '../context/context.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';

/** Renders the version that a page belongs to. */
export function VersionBadge({ versionLabel }: { readonly versionLabel: string }): ReactNode {
  return (
    <span className="badge" {...unsearched}>
      {formatMessage(useStrings()['theme.docs.versionBadge.label'], { versionLabel })}
    </span>
  );
}
