import { useStrings } from '../context/context.ts';
import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { LinkProps } from '../../shared/link-props.ts';

export interface TagRowProps {
  /** The tags, as links. */
  readonly tags: readonly LinkProps[];
}

/** Renders the tags of a post or a doc. */
export function TagRow({ tags }: TagRowProps): ReactNode {
  const strings = useStrings();
  if (tags.length === 0) return null;
  return (
    <div className="tag-row" {...unsearched}>
      <span className="tag-row-label">{strings['theme.tags.tagsListLabel']}</span>
      <ul className="tags">
        {tags.map((tag) => (
          <li key={tag.href}>
            <a className="tag" href={tag.href} rel="tag">
              {tag.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
