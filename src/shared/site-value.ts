/** A value that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** What components can read of the site. */
export interface SiteValue {
  /** Name of the site in the language of the page. */
  readonly title: string;
  /** The values of `custom` in the configuration. */
  readonly custom: Readonly<Record<string, JsonValue>>;
}
