import { useStrings } from '../context/context.ts';
import { PostSummaries } from './PostSummaries.tsx';
import type { ReactNode } from 'react';
import type { BlogTagMain } from '../../shared/main-props.ts';

export interface BlogTagProps {
  readonly main: BlogTagMain;
  readonly contents: Readonly<Record<string, ReactNode>>;
}

/** Renders the posts with a tag. */
export function BlogTag({ main, contents }: BlogTagProps): ReactNode {
  const strings = useStrings();
  return (
    <div className="column">
      <h1 className="page-title">{main.title}</h1>
      {main.description !== null && <p className="lead">{main.description}</p>}
      <p className="list-link">
        <a href={main.tagsHref}>{strings['theme.tags.tagsPageLink']}</a>
      </p>
      <PostSummaries
        posts={main.posts}
        pager={main.pager}
        emptyText={strings['theme.blog.noPosts']}
        contents={contents}
      />
    </div>
  );
}
