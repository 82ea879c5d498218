/** Language of content that is in another language than the page layout. */
export interface ContentLanguage {
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Calendar of its dates, as `Intl` names it. Default: `gregory`. */
  readonly calendar?: string;
}

/** A label that may come from a page that is not translated. */
export interface LabelLanguage {
  /** Set if the label is in another language than the page layout. */
  readonly language?: ContentLanguage;
}
