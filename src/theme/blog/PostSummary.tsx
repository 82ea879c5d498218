import { useStrings } from '../context/context.ts';
import { Content } from '../docs/Content.tsx';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { Bylines } from './Bylines.tsx';
import { PostMeta } from './PostMeta.tsx';
import { TagRow } from '../tags/TagRow.tsx';
import type { ReactNode } from 'react';
import type { PostProps } from '../../shared/main-props.ts';

export interface PostSummaryProps {
  /** The post. */
  readonly post: PostProps;
  /** The beginning of its text. */
  readonly content: ReactNode;
}

/** Renders a post as an entry of a list: its beginning, and a link to the rest. */
export function PostSummary({ post, content }: PostSummaryProps): ReactNode {
  const strings = useStrings();
  const { language } = post.content;
  return (
    <article className="post-summary">
      <div className="post-line">
        <PostMeta post={post} />
        <Bylines authors={post.authors} />
      </div>
      <h2 className="post-title" lang={language?.htmlLang} dir={language?.direction}>
        <a href={post.href}>{post.title}</a>
      </h2>
      <Content language={language}>{content}</Content>
      <div className="post-end">
        <TagRow tags={post.tags} />
        {post.truncated && (
          // Search engines read the text of a link, and not its label.
          <a className="read-more" href={post.href}>
            <span aria-hidden>{strings['theme.blog.post.readMore']}</span>
            <span className="visually-hidden">
              {formatMessage(strings['theme.blog.post.readMoreLabel'], { title: post.title })}
            </span>
          </a>
        )}
      </div>
    </article>
  );
}
