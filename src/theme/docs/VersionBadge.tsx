import { useStrings } from '../context/context.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';

export interface VersionBadgeProps {
  /** Name of the version for readers. */
  readonly versionLabel: string;
}

/** Renders the version that a page belongs to. */
export function VersionBadge({ versionLabel }: VersionBadgeProps): ReactNode {
  return (
    <span className="badge" {...unsearched}>
      {formatMessage(useStrings()['theme.docs.versionBadge.label'], { versionLabel })}
    </span>
  );
}
