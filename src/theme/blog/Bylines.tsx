import { AuthorAvatar } from './AuthorAvatar.tsx';
import { renderProfiles } from './render-profiles.tsx';
import { AuthorName } from './AuthorName.tsx';
import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { AuthorProps } from '../../shared/author-props.ts';

export interface BylinesProps {
  /** The authors, in order. */
  readonly authors: readonly AuthorProps[];
}

/** Renders the authors of a post. */
export function Bylines({ authors }: BylinesProps): ReactNode {
  if (authors.length === 0) return null;
  return (
    <ul className="bylines" {...unsearched}>
      {authors.map((author, index) => (
        <li key={index} className="byline">
          <AuthorAvatar author={author} />
          <span className="byline-text">
            <AuthorName author={author} />
            {author.title !== null && <span className="author-title">{author.title}</span>}
            {renderProfiles(author)}
          </span>
        </li>
      ))}
    </ul>
  );
}
