import { useStrings } from '../context/context.ts';
import { PostSummaries } from './PostSummaries.tsx';
import type { ReactNode } from 'react';
import type { BlogListMain } from '../../shared/main-props.ts';

export interface BlogListProps {
  /** Title, posts and links to newer and older ones. */
  readonly main: BlogListMain;
  /** The beginnings of the posts, by the `key` of their content. */
  readonly contents: Readonly<Record<string, ReactNode>>;
}

/** Renders the list of all posts. */
export function BlogList({ main, contents }: BlogListProps): ReactNode {
  const strings = useStrings();
  return (
    <div className="column">
      <h1 className="page-title">{main.title}</h1>
      {main.description !== null && <p className="lead">{main.description}</p>}
      <PostSummaries
        posts={main.posts}
        pager={main.pager}
        emptyText={strings['theme.blog.noPosts']}
        contents={contents}
      />
    </div>
  );
}
