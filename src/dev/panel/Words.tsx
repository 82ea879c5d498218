import { Fragment, type ReactNode } from 'react';

/** Prints a message, in which what stands between back quotes is code. */
export function Words({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(/`([^`\n]+)`/);
  return parts.map((part, index) =>
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
