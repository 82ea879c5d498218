import { useStrings } from '../context/context.ts';
import { PostSummaries } from './PostSummaries.tsx';
import type { ReactNode } from 'react';
import type { BlogListMain } from '../../shared/main-props.ts';

export interface BlogListProps {
  readonly main: BlogListMain;
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
