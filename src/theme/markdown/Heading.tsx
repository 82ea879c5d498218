import { useStrings } from '../context/context.ts';
import { formatMessage } from '../strings/strings.ts';
import { textOf } from './text-of.ts';
import type { HTMLAttributes, ReactNode } from 'react';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly level: 2 | 3 | 4 | 5 | 6;
}

/** Prints a heading of the text, with a link to itself behind it where it has an id. */
export function Heading({ level, children, ...attributes }: HeadingProps): ReactNode {
  const strings = useStrings();
  const Tag = `h${level}` as const;
  // The heading over the footnotes is for screen readers alone: a link in it would take focus out of sight.
  const isHidden = attributes.className?.split(' ').includes('sr-only') ?? false;
  if (attributes.id === undefined || isHidden) return <Tag {...attributes}>{children}</Tag>;
  const label = formatMessage(strings['theme.common.headingLinkTitle'], { heading: textOf(children) });
  return (
    <Tag {...attributes}>
      {children}
      <a className="anchor" href={`#${attributes.id}`} aria-label={label}>
        #
      </a>
    </Tag>
  );
}
