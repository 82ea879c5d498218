import { isExternal } from '../../shared/is-external.ts';
import { useStrings } from '../context/context.ts';
import { Link } from '../layout/Link.tsx';
import { formatMessage } from '../../shared/strings/format-message.ts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface MarkdownLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * Only on a link from a footnote back to the text: the number of the reference, such as `2` or
   * `2-3`.
   */
  readonly 'data-footnote-backref'?: string;
}

/**
 * Renders a link of the text. A link to another site is marked. A link back from a footnote gets a
 * label.
 */
export function MarkdownLink(props: MarkdownLinkProps): ReactNode {
  const strings = useStrings();
  const { href = '', 'data-footnote-backref': reference } = props;
  if (reference === undefined) return <Link {...props} external={isExternal(href)} />;
  return <a {...props} aria-label={formatMessage(strings['theme.footnotes.backReference'], { reference })} />;
}
