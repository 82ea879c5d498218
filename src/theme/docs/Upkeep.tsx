import { useStrings } from '../context/context.ts';
import { Message } from '../layout/Message.tsx';
import type { ReactNode } from 'react';
import type { UpkeepProps } from '../../shared/main-props.ts';

/** Renders who looks after a page, and the day of its next review. */
export function Upkeep({ owner, reviewBy }: UpkeepProps): ReactNode {
  const strings = useStrings();
  return (
    <p className="upkeep">
      {owner !== null && (
        <span>
          <Message text={strings['theme.upkeep.owner']} values={{ owner: <bdi>{owner}</bdi> }} />
        </span>
      )}
      {reviewBy && (
        <span>
          <Message
            text={strings['theme.upkeep.reviewBy']}
            values={{ date: <time dateTime={reviewBy.iso}>{reviewBy.text}</time> }}
          />
        </span>
      )}
    </p>
  );
}
