import { useStrings } from '../context/context.ts';
import { Pager } from '../docs/Pager.tsx';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import { PostSummary } from './PostSummary.tsx';
import type { ReactNode } from 'react';
import type { PostListPager, PostProps } from '../../shared/main-props.ts';

export interface PostSummariesProps {
  readonly posts: readonly PostProps[];
  readonly pager: PostListPager;
  /** Shown if there are no posts. */
  readonly emptyText: string;
  readonly contents: Readonly<Record<string, ReactNode>>;
}

/** Renders one page of a list of posts, with the links to the previous and the next page. */
export function PostSummaries({ posts, pager, emptyText, contents }: PostSummariesProps): ReactNode {
  const strings = useStrings();
  const link = (label: string, href: string | null) => (href === null ? null : { label, href });
  const newer = link(strings['theme.blog.paginator.newerEntries'], pager.newerHref);
  const older = link(strings['theme.blog.paginator.olderEntries'], pager.olderHref);
  const list = posts.map((post) => <PostSummary key={post.href} post={post} content={contents[post.content.key]} />);
  return (
    <>
      {posts.length === 0 && <p className="empty">{emptyText}</p>}
      {surround('PostList', list, useSlotPage())}
      <Pager
        label={strings['theme.blog.paginator.navAriaLabel']}
        previous={pager.isOldestFirst ? older : newer}
        next={pager.isOldestFirst ? newer : older}
        previousText={null}
        nextText={null}
      />
    </>
  );
}
