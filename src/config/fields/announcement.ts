import type { LocalizedText } from '../../shared/localized-text.ts';

/** The announcement bar above the navbar. */
export interface AnnouncementFields {
  /**
   * Change the id to show the bar again to readers who have dismissed it. Default: `announcement`.
   */
  id?: string | undefined;
  /** HTML. Write links inside the site as in the navbar, without base and locale. */
  content: LocalizedText;
  /** A CSS color. Default: the theme's. */
  backgroundColor?: string | undefined;
  /** A CSS color. Default: the theme's. */
  textColor?: string | undefined;
  /** Readers can dismiss the bar. Default: true. */
  isCloseable?: boolean | undefined;
  /**
   * The first day on which the bar is shown, `2026-11-01`, according to the reader's clock; or a
   * time, `2026-11-01T09:00Z`. Default: immediately.
   */
  from?: string | undefined;
  /** The last day, or the time from which the bar is no longer shown. Default: no end. */
  to?: string | undefined;
  /**
   * Paths of the pages that show the bar, including all pages below them, without base and locale.
   * Default: all.
   */
  paths?: string[] | undefined;
}
