import { Fragment, type ReactNode } from 'react';
import { messageParts } from '../../shared/message-parts.ts';

/** Prints a message, in which what stands between back quotes is code. */
export function Words({ text: message }: { readonly text: string }): ReactNode {
  return messageParts(message).map(({ text, isCode }, index) =>
    isCode ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
  );
}
