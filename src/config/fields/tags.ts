/** A tag that only the front matter of its pages declares. */
export interface InlineTagFields {
  /** Label of the tag. */
  label: string;
  /** Path below the list of tags. */
  permalink: string;
}

/** A tag in `tags.yml`, by key. */
export interface TagFields {
  /** Label of the tag. Default: the key. */
  label?: string | undefined;
  /** Path below the list of tags. Default: the key in kebab case. */
  permalink?: string | undefined;
  /** Shown on the tag's page. */
  description?: string | undefined;
}
