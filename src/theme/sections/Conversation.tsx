import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import { ConversationWave } from './ConversationWave.tsx';
import type { ReactNode } from 'react';
import type { ConversationLineProps, ConversationProps } from '../../shared/home-props.ts';

function Line({ line }: { readonly line: ConversationLineProps }): ReactNode {
  if (line.type === 'action') {
    return (
      <li className="conversation-action">
        <Icon name="actions" />
        <span>{line.text}</span>
      </li>
    );
  }
  return (
    <li className={line.isMain ? 'speech speech-main' : 'speech'}>
      <b>
        {line.speaker}
        <span className="colon">: </span>
      </b>
      <span data-words="">{line.text}</span>
    </li>
  );
}

/**
 * Renders who said what, under the wave of the voices. A script marks the words one after the
 * other. Without it, everything is there.
 */
export function Conversation({ conversation }: { readonly conversation: ConversationProps }): ReactNode {
  const { title, lines } = conversation;
  return (
    <figure className="conversation" data-conversation="">
      <figcaption>{title}</figcaption>
      <div className="conversation-player">
        <button type="button" aria-pressed="false" aria-label={useStrings()['theme.Conversation.play']}>
          <Icon name="play" />
          <Icon name="pause" />
        </button>
        <ConversationWave lines={lines} />
      </div>
      <ol>
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </ol>
    </figure>
  );
}
