import { Fragment } from 'react';
import type { ReactNode } from 'react';

export interface MessageProps {
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** Renders a UI string with each `{name}` replaced by the node of that name. */
export function Message({ text, values }: MessageProps): ReactNode {
  return text.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return <Fragment key={index}>{name === undefined ? part : (values[name] ?? part)}</Fragment>;
  });
}
