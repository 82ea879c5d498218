import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { PostProps } from '../../shared/main-props.ts';

/** Prints when a post was written and how long it takes to read. */
export function PostMeta({ post }: { readonly post: PostProps }): ReactNode {
  return (
    <p className="post-meta" {...unsearched}>
      <time dateTime={post.date.iso}>{post.date.text}</time>
      {post.readingTime !== '' && <span>{post.readingTime}</span>}
    </p>
  );
}
