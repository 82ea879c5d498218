type Path = readonly PropertyKey[];

/** What was probably meant by a misspelled key or by the wrong type of an object. */
export interface Correction {
  readonly path: Path;
  readonly kind: 'key' | 'value';
  /** The key, or the value. */
  readonly meant: string;
}

/** A value in which misspelled keys and types are read as those that were probably meant. */
interface Corrected {
  readonly value: unknown;
  /** Returns the path as the author wrote it. */
  readonly writtenPath: (path: Path) => Path;
}

/** Returns a value with corrections. A key that is there already is not replaced. */
export function correct(input: unknown, corrections: readonly Correction[]): Corrected {
  const renamed: { readonly from: Path; readonly to: Path }[] = [];
  let value = input;
  for (const { path, kind, meant } of corrections) {
    const parent = path.slice(0, -1);
    const written = path.at(-1) ?? '';
    const object = parent.reduce(childOf, value);
    if (!isRecord(object)) continue;
    const { [String(written)]: inside, ...others } = object;
    if (kind === 'value') value = withChild(value, parent, { ...object, [written]: meant });
    else if (!Object.hasOwn(object, meant)) {
      value = withChild(value, parent, { ...others, [meant]: inside });
      renamed.push({ from: path, to: [...parent, meant] });
    }
  }
  const writtenPath = (path: Path) => {
    const found = renamed.find(({ to }) => to.every((key, index) => path[index] === key));
    return found ? [...found.from, ...path.slice(found.from.length)] : path;
  };
  return { value, writtenPath };
}

function withChild(value: unknown, [key, ...path]: Path, child: unknown): unknown {
  if (key === undefined) return child;
  const next = withChild(childOf(value, key), path, child);
  if (Array.isArray(value)) return value.with(Number(key), next);
  return isRecord(value) ? { ...value, [key]: next } : value;
}

function childOf(value: unknown, key: PropertyKey): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
