type Path = readonly PropertyKey[];

/**
 * What a configuration with mistakes does not tell. The rest of the site is checked nevertheless,
 * so problems that only follow from these mistakes are not reported.
 */
export interface UnknownParts {
  /** Paths of fields without a usable value. */
  readonly fields: readonly Path[];
  /** Keys of the collections that cannot be used at all. */
  readonly collections: readonly string[];
  /** Paths below which it is not known which pages there are, without slashes at both ends. */
  readonly addresses: readonly string[];
  /** Returns the path of a value in the file, where wrong items of lists were not left out. */
  readonly writtenPath: (path: Path) => Path;
}

interface WithUnknown {
  readonly unknown: UnknownParts | null;
}

/** Returns whether one of these fields is unknown, such as `collections.*.path`. */
export function lacks({ unknown }: WithUnknown, fields: readonly string[]): boolean {
  if (unknown === null) return false;
  return fields.some((field) => {
    const asked = field.split('.');
    return unknown.fields.some((path) =>
      asked.every((name, index) => index >= path.length || name === '*' || name === String(path[index])),
    );
  });
}

/** Returns whether a content file would belong to a collection that cannot be used. */
export function isInUnknownCollection({ unknown }: WithUnknown, contentKey: string): boolean {
  const [folder = ''] = contentKey.split('/');
  return unknown?.collections.includes(folder.replace(/@.*/, '')) ?? false;
}

/**
 * Returns whether it is not known if there is a page at a path, which may begin with that of a
 * locale.
 */
export function isUnknownAddress(
  { unknown, locales }: WithUnknown & { readonly locales: readonly { readonly path: string }[] },
  path: string,
): boolean {
  if (unknown === null) return false;
  const inner = path.replace(/^\/+/, '');
  const localePaths = locales.flatMap((locale) => (locale.path === '' ? [] : `${locale.path}/`));
  const forms = [
    inner,
    ...localePaths.flatMap((prefix) => (inner.startsWith(prefix) ? inner.slice(prefix.length) : [])),
  ];
  return unknown.addresses.some((address) =>
    forms.some((form) => address === '' || form === address || form.startsWith(`${address}/`)),
  );
}

/** Returns what is unknown of a configuration that was made from another one with mistakes. */
export function joinUnknown(earlier: UnknownParts | null, later: UnknownParts | null): UnknownParts | null {
  if (earlier === null || later === null) return earlier ?? later;
  return {
    ...later,
    fields: [...earlier.fields, ...later.fields],
    collections: [...earlier.collections, ...later.collections],
    addresses: [...earlier.addresses, ...later.addresses],
  };
}

/** Returns what is unknown of a configuration in which these fields may lack something. */
export function withUnknownFields(unknown: UnknownParts | null, fields: readonly PropertyKey[]): UnknownParts | null {
  if (fields.length === 0) return unknown;
  const none = { fields: [], collections: [], addresses: [], writtenPath: (path: Path) => path };
  const { fields: known, ...rest } = unknown ?? none;
  return { ...rest, fields: [...known, ...fields.map((field) => [field])] };
}
