import { AuthorAvatar } from './AuthorAvatar.tsx';
import { renderProfiles } from './render-profiles.tsx';
import { AuthorName } from './AuthorName.tsx';
import type { ReactNode } from 'react';
import type { BlogAuthorsMain } from '../../shared/main-props.ts';

/** Renders all authors of the blog. */
export function BlogAuthors({ main }: { readonly main: BlogAuthorsMain }): ReactNode {
  return (
    <div className="column">
      <h1 className="page-title">{main.title}</h1>
      <ul className="authors">
        {main.authors.map(({ author, count }, index) => (
          <li key={index} className="author">
            <AuthorAvatar author={author} />
            <div className="author-text">
              <h2 className="author-heading">
                <AuthorName author={author} />
              </h2>
              <p className="author-title">
                {author.title !== null && <span>{author.title}</span>}
                <span>{count}</span>
              </p>
              {author.description !== null && <p>{author.description}</p>}
              {renderProfiles(author)}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
