import type {
  ContentProps,
  DateProps,
  MainProps,
  NoticeProps,
  PagerLinkProps,
  TocItemProps,
} from '../../shared/main-props.ts';
import type { KindNames } from './change-kinds.ts';

/** What pages show of a release. */
export interface ReleaseProps {
  readonly title: string;
  readonly href: string;
  /** The version, if the title does not say it; null otherwise. */
  readonly version: string | null;
  /** Null for none. */
  readonly date: DateProps | null;
  /** It has a version, but is not released. */
  readonly isUnreleased: boolean;
  readonly isYanked: boolean;
  readonly content: ContentProps;
}

export interface ReleaseListMain extends MainProps {
  readonly kind: 'release-list';
  readonly title: string;
  readonly description: string | null;
  readonly releases: readonly (ReleaseProps & {
    /** For links to it in the list. */
    readonly id: string;
    /** The list shows the beginning of its text only. */
    readonly isTruncated: boolean;
  })[];
  readonly newerHref: string | null;
  readonly olderHref: string | null;
  readonly kindNames: KindNames;
}

export interface ReleaseMain extends MainProps {
  readonly kind: 'release';
  readonly release: ReleaseProps;
  /** The id of the title, for links to it; null for a text without a title. */
  readonly titleId: string | null;
  readonly toc: readonly TocItemProps[];
  readonly notices: readonly NoticeProps[];
  /** The release before. */
  readonly older: PagerLinkProps | null;
  /** The release after. */
  readonly newer: PagerLinkProps | null;
  readonly kindNames: KindNames;
}
