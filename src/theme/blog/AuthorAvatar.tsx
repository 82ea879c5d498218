import type { ReactNode } from 'react';
import type { AuthorProps } from '../../shared/author-props.ts';

/**
 * Renders an author's picture, or the initials in a circle. It needs no alternative text, because
 * the name is beside it.
 */
export function AuthorAvatar({ author }: { readonly author: AuthorProps }): ReactNode {
  if (author.image !== null) {
    return <img className="avatar" src={author.image} alt="" width={48} height={48} loading="lazy" decoding="async" />;
  }
  return (
    <span className="avatar" aria-hidden="true">
      {author.initials}
    </span>
  );
}
