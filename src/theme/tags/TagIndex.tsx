import type { ReactNode } from 'react';
import type { TagsMain } from '../../shared/main-props.ts';

/** Renders all tags, grouped by their first letter. */
export function TagIndex({ main }: { readonly main: TagsMain }): ReactNode {
  return (
    <div className="column">
      <h1 className="page-title">{main.title}</h1>
      {main.groups.map(({ letter, tags }) => (
        <section key={letter} className="tag-group">
          <h2>{letter}</h2>
          <ul className="tags">
            {tags.map((tag) => (
              <li key={tag.href}>
                <a className="tag" href={tag.href}>
                  {tag.label} <span className="tag-count">{tag.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
