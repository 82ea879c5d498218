/** A field of the configuration or of front matter that a type of collection adds. */
export interface CollectionField {
  /**
   * Type of the value. `list` is a list of strings, `date` is a date such as `2026-09-14`, and
   * `data` is any YAML value.
   */
  readonly type: 'string' | 'number' | 'boolean' | 'list' | 'date' | 'data';
  /** The allowed values, for a `string` or a `list`. Default: all. */
  readonly enum?: readonly string[] | undefined;
  /** The field must have a value. Default: false. */
  readonly required?: boolean | undefined;
}

/** Fields by name. */
export type CollectionFields = Readonly<Record<string, CollectionField>>;

/** The values of fields, by name. */
export type FieldValues<Fields extends CollectionFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly required: true }
    ? FieldValue<Fields[Name]>
    : FieldValue<Fields[Name]> | undefined;
};

/** The value of a field. */
export type FieldValue<Field extends CollectionField> = {
  readonly string: FieldWord<Field>;
  readonly number: number;
  readonly boolean: boolean;
  readonly list: readonly FieldWord<Field>[];
  readonly date: string;
  readonly data: unknown;
}[Field['type']];

/** The texts that a field allows. */
type FieldWord<Field extends CollectionField> = Field extends { readonly enum: readonly (infer Word extends string)[] }
  ? Word
  : string;
