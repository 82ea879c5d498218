/** A field that a site adds to the front matter of its pages. */
export interface FrontMatterField {
  /** What the value is; `list` is a list of texts. */
  type: 'string' | 'number' | 'boolean' | 'list';
  /** The only texts that are allowed, for a `string` or a `list`. Default: all. */
  enum?: string[] | undefined;
  /** What the field is for; editors show it. */
  description?: string | undefined;
  /** Keys of the collections whose pages have the field. Default: all. */
  collections?: string[] | undefined;
}
