import { Label } from '../layout/Label.tsx';
import type { ReactNode } from 'react';
import type { BlogArchiveMain } from '../../shared/main-props.ts';

/** Renders the titles of all posts by year. */
export function BlogArchive({ main }: { readonly main: BlogArchiveMain }): ReactNode {
  return (
    <div className="column">
      <h1 className="page-title">{main.title}</h1>
      <p className="lead">{main.description}</p>
      {main.years.map(({ year, posts }) => (
        <section key={year} className="archive-year">
          <h2>{year}</h2>
          <ul className="archive-posts">
            {posts.map((post) => (
              <li key={post.href}>
                <time dateTime={post.date.iso}>{post.date.text}</time>
                <a href={post.href}>
                  <Label language={post.language}>{post.label}</Label>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
