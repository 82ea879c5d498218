import { CategoryCards } from './CategoryCards.tsx';
import { Notices } from './Notices.tsx';
import { VersionBadge } from './VersionBadge.tsx';
import { useStrings } from '../context/context.ts';
import { TagIndex } from '../tags/TagIndex.tsx';
import type { ReactNode } from 'react';
import type { DocsTagMain, TagsMain } from '../../shared/tag-props.ts';

/** Renders a card for each doc with a tag. */
export function TaggedDocs({ main }: { readonly main: DocsTagMain }): ReactNode {
  const strings = useStrings();
  return (
    <div className="column">
      <VersionParts main={main} />
      <h1 className="page-title">{main.title}</h1>
      {main.description !== null && <p className="lead">{main.description}</p>}
      <p className="list-link">
        <a href={main.tagsHref}>{strings['theme.tags.tagsPageLink']}</a>
      </p>
      <CategoryCards cards={main.cards} />
    </div>
  );
}

/** Renders all tags of the docs of a version. */
export function DocsTags({ main }: { readonly main: TagsMain }): ReactNode {
  return (
    <TagIndex main={main}>
      <VersionParts main={main} />
    </TagIndex>
  );
}

function VersionParts({ main: { notices, versionBadge } }: { readonly main: TagsMain | DocsTagMain }): ReactNode {
  return (
    <>
      {typeof versionBadge === 'string' && <VersionBadge versionLabel={versionBadge} />}
      {notices && <Notices notices={notices} />}
    </>
  );
}
