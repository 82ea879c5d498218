import { useStrings } from '../context/context.ts';
import { AuthorAvatar } from './AuthorAvatar.tsx';
import { renderProfiles } from './render-profiles.tsx';
import { PostSummaries } from './PostSummaries.tsx';
import type { ReactNode } from 'react';
import type { BlogAuthorMain } from '../../shared/main-props.ts';

export interface BlogAuthorProps {
  readonly main: BlogAuthorMain;
  readonly contents: Readonly<Record<string, ReactNode>>;
}

/** Renders one author and the author's posts. */
export function BlogAuthor({ main, contents }: BlogAuthorProps): ReactNode {
  const strings = useStrings();
  const { author } = main;
  return (
    <div className="column">
      <header className="author author-header">
        <AuthorAvatar author={author} />
        <div className="author-text">
          <h1 className="page-title">{main.title}</h1>
          {author.title !== null && <p className="author-title">{author.title}</p>}
          {author.description !== null && <p>{author.description}</p>}
          {renderProfiles(author)}
          <a href={main.authorsHref}>{strings['theme.blog.authorsList.viewAll']}</a>
        </div>
      </header>
      <PostSummaries
        posts={main.posts}
        pager={main.pager}
        emptyText={strings['theme.blog.author.noPosts']}
        contents={contents}
      />
    </div>
  );
}
