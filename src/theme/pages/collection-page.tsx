import { Content } from '../docs/Content.tsx';
import { Notices } from '../docs/Notices.tsx';
import { TableOfContents } from '../docs/TableOfContents.tsx';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import type { ComponentType, ReactNode } from 'react';
import type { CollectionMain, CollectionPageProps } from '../../shared/collection-page.ts';
import type { ContentProps } from '../../shared/main-props.ts';

interface Props {
  readonly main: CollectionMain;
  /** Rendered Markdown, by the `key` of each `ContentProps`. */
  readonly contents: Readonly<Record<string, ReactNode>>;
}

/**
 * Returns the component of the main area of a page of a plugin's collection. The plugin's own
 * component renders what is inside; the notices and the table of contents are around it.
 */
export function collectionPage(Own: ComponentType<CollectionPageProps>): (props: Props) => ReactNode {
  return function CollectionPage({ main, contents }) {
    const { title, titleId, description, content, frontMatter, entries, links, data, toc, notices } = main;
    const language = content?.language ?? null;
    const textOf = ({ key, language: own }: ContentProps) => <Content language={own}>{contents[key]}</Content>;
    const own: CollectionPageProps = {
      title,
      heading: (
        <h1 id={titleId ?? undefined} className="page-title" lang={language?.htmlLang} dir={language?.direction}>
          {title}
        </h1>
      ),
      description,
      text: content && textOf(content),
      frontMatter,
      entries: entries.map(({ content: excerpt, ...entry }) => ({ ...entry, text: textOf(excerpt) })),
      links,
      data,
    };
    return (
      <>
        <div className="column">
          <Notices notices={notices} />
          {surround('Content', <Own {...own} />, useSlotPage())}
        </div>
        <TableOfContents items={toc} />
      </>
    );
  };
}
