import type { ReactNode } from 'react';
import type { CategoryMain, DocMain } from '../../shared/main-props.ts';
import { CategoryPage } from '../../theme/docs/CategoryPage.tsx';
import { DocPage } from '../../theme/docs/DocPage.tsx';
import { DocsTags, TaggedDocs } from '../../theme/docs/TaggedDocs.tsx';
import type { MainComponentProps, MainComponents } from '../../theme/MainArea.tsx';

function Doc({ main, contents }: MainComponentProps & { readonly main: DocMain }): ReactNode {
  return <DocPage main={main} content={contents[main.content.key]} />;
}

function Category({ main }: { readonly main: CategoryMain }): ReactNode {
  return <CategoryPage main={main} />;
}

/** The components of docs, and of the pages of categories and tags. */
export const mainComponents: MainComponents = {
  doc: Doc,
  category: Category,
  'docs-tags': DocsTags,
  'docs-tag': TaggedDocs,
};
