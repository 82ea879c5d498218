import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { PostProps } from '../../shared/main-props.ts';

export interface PostMetaProps {
  /** The post. */
  readonly post: PostProps;
}

/** Renders the date and the reading time of a post. */
export function PostMeta({ post }: PostMetaProps): ReactNode {
  return (
    <p className="post-meta" {...unsearched}>
      <time dateTime={post.date.iso}>{post.date.text}</time>
      {post.readingTime !== '' && <span>{post.readingTime}</span>}
    </p>
  );
}
