import { Fragment, type ReactNode } from 'react';
import { messageParts } from '../../shared/message-parts.ts';

/** Renders a message. Text between backticks becomes code. */
export function Words({ text: message }: { readonly text: string }): ReactNode {
  return messageParts(message).map(({ text, isCode }, index) =>
    isCode ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
  );
}
