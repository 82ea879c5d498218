import { useStrings } from '../context/context.ts';
import { Content } from '../docs/Content.tsx';
import { Notices } from '../docs/Notices.tsx';
import { renderDetails } from '../docs/render-details.tsx';
import { Pager } from '../docs/Pager.tsx';
import { TableOfContents } from '../docs/TableOfContents.tsx';
import { BackToTop } from '../layout/BackToTop.tsx';
import { fillSlot, surround, useSlotPage } from '../slots/fill-slot.ts';
import { Bylines } from './Bylines.tsx';
import { PostMeta } from './PostMeta.tsx';
import { TagRow } from '../tags/TagRow.tsx';
import { joinParts } from '../layout/join-parts.ts';
import type { ReactNode } from 'react';
import type { BlogPostMain } from '../../shared/main-props.ts';
import type { PageSlotProps, PostSlotProps } from '../../shared/slot-props.ts';

function PostPager({ main: { newer, older, isOldestFirst } }: { readonly main: BlogPostMain }): ReactNode {
  const strings = useStrings();
  const newerText = strings['theme.blog.post.paginator.newerPost'];
  const olderText = strings['theme.blog.post.paginator.olderPost'];
  return (
    <Pager
      label={strings['theme.blog.post.paginator.navAriaLabel']}
      previous={isOldestFirst ? older : newer}
      next={isOldestFirst ? newer : older}
      previousText={isOldestFirst ? olderText : newerText}
      nextText={isOldestFirst ? newerText : olderText}
    />
  );
}

export interface BlogPostProps {
  /** The post, its headings, notices and neighbors. */
  readonly main: BlogPostMain;
  /** The text of the post. */
  readonly content: ReactNode;
}

/** Renders a whole post. */
export function BlogPost({ main, content }: BlogPostProps): ReactNode {
  const { post, titleId } = main;
  const { language } = post.content;
  const page = useSlotPage();
  const article = (
    <article>
      <header className="post-header">
        <PostMeta post={post} />
        {main.isTitleHidden !== true && (
          <h1 id={titleId ?? undefined} className="page-title" lang={language?.htmlLang} dir={language?.direction}>
            {post.title}
          </h1>
        )}
        <Bylines authors={post.authors} />
      </header>
      <Content language={language}>{content}</Content>
      <TagRow tags={post.tags} />
    </article>
  );
  return (
    <>
      <div className="column">
        <Notices notices={main.notices} />
        {surround('Post', article, page && postSlot(page, main))}
        {joinParts(
          renderDetails(main.details),
          <PostPager main={main} />,
          page && fillSlot('Comments', postSlot(page, main)),
        )}
      </div>
      <TableOfContents items={main.toc} actions={main.details?.actions} />
      <BackToTop />
    </>
  );
}

function postSlot(page: PageSlotProps, { id, post }: BlogPostMain): PostSlotProps {
  const { title, href, date, authors, tags } = post;
  return { ...page, id, postTitle: title, href, date, authors, tags };
}
