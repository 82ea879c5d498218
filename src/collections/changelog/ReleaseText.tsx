import { HeadingLooksContext } from '../../theme/context/heading-looks.ts';
import { Content } from '../../theme/docs/Content.tsx';
import type { ReactNode } from 'react';
import { type KindNames, kindOfHeading } from './change-kinds.ts';
import type { ReleaseProps } from './changelog-props.ts';

export interface ReleaseTextProps {
  readonly release: ReleaseProps;
  readonly kindNames: KindNames;
  /** Levels by which headings are lowered. In the list, the release itself is a heading. */
  readonly levelsDown: 0 | 1;
  readonly children: ReactNode;
}

/** Renders the text of a release, whose headings show the kinds of changes. */
export function ReleaseText({ release, kindNames, levelsDown, children }: ReleaseTextProps): ReactNode {
  const classOf = (heading: string) => {
    const kind = kindOfHeading(kindNames, heading);
    return kind === null ? null : `change change-${kind}`;
  };
  return (
    <HeadingLooksContext value={{ classOf, levelsDown }}>
      <Content language={release.content.language}>{children}</Content>
    </HeadingLooksContext>
  );
}
