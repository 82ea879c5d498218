import { isExternal } from '../../shared/is-external.ts';
import { useStrings } from '../context/context.ts';
import { Link } from '../layout/Link.tsx';
import { formatMessage } from '../strings/strings.ts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface MarkdownLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** On the way back from a footnote: the number of the reference, such as `2` or `2-3`. */
  readonly 'data-footnote-backref'?: string;
}

/** Prints a link of the text: marked where it leads off the site, named where it leads back from a footnote. */
export function MarkdownLink(props: MarkdownLinkProps): ReactNode {
  const strings = useStrings();
  const { href = '', 'data-footnote-backref': reference } = props;
  if (reference === undefined) return <Link {...props} external={isExternal(href)} />;
  return <a {...props} aria-label={formatMessage(strings['theme.footnotes.backReference'], { reference })} />;
}
