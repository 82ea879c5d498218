import { Link } from '../layout/Link.tsx';
import type { ReactNode } from 'react';
import type { AuthorProps } from '../../shared/author-props.ts';

/**
 * Renders an author's name, as a link if there is an address. Browsers must not translate names.
 */
export function AuthorName({ author }: { readonly author: AuthorProps }): ReactNode {
  if (author.href === null) {
    return (
      <span className="author-name" translate="no">
        {author.name}
      </span>
    );
  }
  return (
    <Link className="author-name" href={author.href} external={author.external}>
      <span translate="no">{author.name}</span>
    </Link>
  );
}
