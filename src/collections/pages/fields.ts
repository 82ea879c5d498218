import type { CommonFields, LayoutFields } from '../../config/fields/front-matter.ts';
import type { CollectionFields } from '../../config/fields/site-config.ts';

/** Single pages without a sidebar. */
export interface PagesCollectionConfig extends CollectionFields {
  /** Type of the collection. */
  type: 'pages';
  /** Prefix of the pages' URL paths. Default: the root of the locale. */
  path?: string | undefined;
}

/**
 * The front matter of a page, which a component page exports as `page`. `hero`, `features`,
 * `integrations`, `sample` and `sections` belong to the layout `home`.
 */
export interface PageFields extends CommonFields, LayoutFields {
  /** Do not show the title above the text. Default: false. */
  hide_title?: boolean | undefined;
  /**
   * `home` is a landing page with a hero and sections. `wide` gives the text the full width and has
   * no table of contents. `blank` shows nothing but the text: no navbar, no footer. Default:
   * `page`, and `wide` for a component page.
   */
  layout?: 'page' | 'home' | 'wide' | 'blank' | undefined;
  /** Top of a landing page. */
  hero?: HeroFields | undefined;
  /** Features of the product, as cards; the first section. */
  features?: CardsFields | undefined;
  /** Integrations with other products, as cards beside their title; the next section. */
  integrations?: CardsFields | undefined;
  /** Heading beside the file's own text, which a landing page shows as a sample. */
  sample?: SampleFields | undefined;
  /** The sections of a landing page, from top to bottom. */
  sections?: SectionFields[] | undefined;
}

/** The top of a landing page. */
export interface HeroFields {
  /** The product in a few words. */
  title: string;
  /** What it is good for, in a sentence or two. */
  tagline: string;
  /** Buttons. */
  actions?: ActionFields[] | undefined;
  /**
   * A picture beside the text, or under it on a phone. Default: none. Without a picture, a
   * conversation or a sample, the text is centered.
   */
  image?: PictureFields | undefined;
  /** A conversation in place of a picture. Readers can play it like a recording. Default: none. */
  conversation?: ConversationFields | undefined;
  /**
   * Show the file's own text in the hero, such as the code that starts the conversation beside it.
   * Default: false.
   */
  sample?: boolean | undefined;
}

/**
 * A conversation, such as a call. Its words light up one after the other when a reader first sees
 * it, and again at the button.
 */
export interface ConversationFields {
  /** What kind of conversation this is. */
  title: string;
  /** Who says what, in the order of the conversation. The first speaker has the accent color. */
  lines: (SpeechFields | DeedFields)[];
}

/** What a speaker says. */
export interface SpeechFields {
  /** Name of the speaker. */
  speaker: string;
  /** The words. */
  text: string;
}

/** What happens between two lines, such as looking something up. */
export interface DeedFields {
  /** What happens, in a few words. */
  action: string;
}

/** Where a link leads: `to` or `href`. */
export interface LinkFields {
  /** Path inside the site, without locale. */
  to?: string | undefined;
  /** URL outside the site. */
  href?: string | undefined;
}

/** A button that is a link. */
export interface ActionFields extends LinkFields {
  /** Text of the button. */
  label: string;
  /** Fill the button with the accent color. Default: false. */
  primary?: boolean | undefined;
}

/** A picture. */
export interface PictureFields {
  /** File in `static/`, such as `/img/hero.svg`, or a URL on another site. */
  src: string;
  /** Replaces it on dark pages. */
  srcDark?: string | undefined;
  /** What it shows, for readers who cannot see it. Default: empty, for a decoration. */
  alt?: string | undefined;
  /**
   * Width in pixels. If both sizes are set, nothing moves when the picture loads. Default: none.
   */
  width?: number | undefined;
  /** Height in pixels. Default: none. */
  height?: number | undefined;
}

/** A heading over a section, or beside it. */
export interface SampleFields {
  /** The heading. */
  title: string;
  /** A sentence or two under the title. */
  text?: string | undefined;
}

/** Titled cards. */
export interface CardsFields extends SampleFields {
  /** The cards. */
  items: CardFields[];
}

/** A card. With a target, the whole card is a link. */
export interface CardFields extends LinkFields {
  /** Name of one of the theme's icons. */
  icon?: string | undefined;
  /** Title of the card. */
  title: string;
  /** A sentence or two. */
  text: string;
}

/** A section of a landing page. */
export type SectionFields =
  | FeaturesSection
  | CardsSection
  | LogosSection
  | QuoteSection
  | StepsSection
  | SampleSection
  | ActionSection;

/** Cards in rows of three, under their title. */
export interface FeaturesSection extends CardsFields {
  /** Section type. */
  type: 'features';
}

/** Cards in rows of two, beside their title. */
export interface CardsSection extends CardsFields {
  /** Section type. */
  type: 'cards';
}

/** Logos in a row, of customers or of what the product works with. */
export interface LogosSection {
  /** Section type. */
  type: 'logos';
  /** The heading. Default: none. */
  title?: string | undefined;
  /** A sentence or two under the title. */
  text?: string | undefined;
  /** The logos. */
  items: LogoFields[];
}

/** A logo, which may be a link. */
export interface LogoFields extends LinkFields {
  /** Its `alt` is the name of the company or product. */
  image: PictureFields;
}

/** What somebody said. */
export interface QuoteSection {
  /** Section type. */
  type: 'quote';
  /** The words, without quotation marks. */
  text: string;
  /** Who said it. */
  author: string;
  /** What the author does, and where. */
  role?: string | undefined;
  /** A square picture of the author. */
  image?: PictureFields | undefined;
}

/** Numbered steps. */
export interface StepsSection extends SampleFields {
  /** Section type. */
  type: 'steps';
  /** The steps, in order. */
  items: StepFields[];
}

/** One of the steps. */
export interface StepFields {
  /** Title of the step. */
  title: string;
  /** What to do. */
  text: string;
}

/** The file's own text, such as a code block, beside a title. Default: it follows the sections. */
export interface SampleSection extends SampleFields {
  /** Section type. */
  type: 'sample';
}

/** A call to action: a title with buttons. */
export interface ActionSection extends SampleFields {
  /** Section type. */
  type: 'action';
  /** The buttons. */
  actions: ActionFields[];
}
