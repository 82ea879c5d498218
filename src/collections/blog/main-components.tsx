import type { ReactNode } from 'react';
import type { BlogPostMain } from '../../shared/main-props.ts';
import { BlogArchive } from '../../theme/blog/BlogArchive.tsx';
import { BlogAuthor } from '../../theme/blog/BlogAuthor.tsx';
import { BlogAuthors } from '../../theme/blog/BlogAuthors.tsx';
import { BlogList } from '../../theme/blog/BlogList.tsx';
import { BlogPost } from '../../theme/blog/BlogPost.tsx';
import { BlogTag } from '../../theme/blog/BlogTag.tsx';
import { TagIndex } from '../../theme/tags/TagIndex.tsx';
import type { MainComponentProps, MainComponents } from '../../theme/MainArea.tsx';

function Post({ main, contents }: MainComponentProps & { readonly main: BlogPostMain }): ReactNode {
  return <BlogPost main={main} content={contents[main.post.content.key]} />;
}

/** The components of posts and of the lists of a blog. */
export const mainComponents: MainComponents = {
  'blog-list': BlogList,
  'blog-post': Post,
  'blog-archive': BlogArchive,
  'blog-authors': BlogAuthors,
  'blog-author': BlogAuthor,
  'blog-tags': TagIndex,
  'blog-tag': BlogTag,
};
