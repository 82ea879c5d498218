import { useStrings } from '../context/context.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { HeadingLooksContext } from '../context/heading-looks.ts';
import { textOf } from './text-of.ts';
import { type HTMLAttributes, type ReactNode, use } from 'react';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level of the heading. */
  readonly level: 2 | 3 | 4 | 5 | 6;
}

/** Renders a heading. If it has an id, a link to itself follows the text. */
export function Heading({ level: written, children, ...own }: HeadingProps): ReactNode {
  const strings = useStrings();
  const looks = use(HeadingLooksContext);
  const Tag = `h${lower(written, looks?.levelsDown ?? 0)}` as const;
  const className = looks?.classOf(textOf(children));
  const attributes = className ? { ...own, className } : own;
  // The heading over the footnotes is only for screen readers. A link in it would take the focus
  // without being visible.
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

function lower(level: HeadingProps['level'], by: number): HeadingProps['level'] {
  const levels = [2, 3, 4, 5] as const;
  return levels[level + by - 2] ?? 6;
}
