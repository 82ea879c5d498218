import type { ReactNode } from 'react';
import type { TagsMain } from '../../shared/tag-props.ts';

export interface TagIndexProps {
  readonly main: TagsMain;
  /** What stands above the heading. */
  readonly children?: ReactNode;
}

/** Renders all tags, grouped by their first letter. */
export function TagIndex({ main, children }: TagIndexProps): ReactNode {
  return (
    <div className="column">
      {children}
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
