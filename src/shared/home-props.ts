import type { LinkProps } from './link-props.ts';
import type { ContentProps, MainProps, NoticeProps } from './main-props.ts';

/** A picture with its final addresses. */
export interface PictureProps {
  readonly src: string;
  /** Replaces it on dark pages. */
  readonly srcDark: string | null;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

export interface HomeActionProps extends LinkProps {
  readonly primary: boolean;
}

export interface HomeCardProps {
  readonly icon: string | null;
  readonly title: string;
  readonly text: string;
  readonly href: string | null;
}

/** A landing page: a hero, and sections from top to bottom. */
export interface HomeMain extends MainProps {
  readonly kind: 'home';
  readonly title: string;
  readonly tagline: string;
  readonly actions: readonly HomeActionProps[];
  readonly image: PictureProps | null;
  readonly conversation: ConversationProps | null;
  /** The text of the page, if the hero shows it. */
  readonly sample: ContentProps | null;
  readonly sections: readonly HomeSectionProps[];
  readonly notices: readonly NoticeProps[];
}

/** Who said what, and what was done in between. */
export interface ConversationProps {
  readonly title: string;
  readonly lines: readonly ConversationLineProps[];
}

export type ConversationLineProps =
  | { readonly type: 'speech'; readonly speaker: string; readonly isMain: boolean; readonly text: string }
  | { readonly type: 'action'; readonly text: string };

export interface CardSectionProps {
  readonly type: 'features' | 'cards';
  readonly title: string;
  readonly text: string | null;
  readonly items: readonly HomeCardProps[];
}

export interface LogoSectionProps {
  readonly type: 'logos';
  readonly title: string | null;
  readonly text: string | null;
  readonly items: readonly { readonly image: PictureProps; readonly href: string | null; readonly external: boolean }[];
}

export interface QuoteSectionProps {
  readonly type: 'quote';
  readonly text: string;
  readonly author: string;
  readonly role: string | null;
  readonly image: PictureProps | null;
}

export interface StepSectionProps {
  readonly type: 'steps';
  readonly title: string;
  readonly text: string | null;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

export interface SampleSectionProps {
  readonly type: 'sample';
  /** Null for the text of the page alone. */
  readonly title: string | null;
  readonly text: string | null;
  readonly content: ContentProps;
}

export interface ActionSectionProps {
  readonly type: 'action';
  readonly title: string;
  readonly text: string | null;
  readonly actions: readonly HomeActionProps[];
}

export type HomeSectionProps =
  | CardSectionProps
  | LogoSectionProps
  | QuoteSectionProps
  | StepSectionProps
  | SampleSectionProps
  | ActionSectionProps;
