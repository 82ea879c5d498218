import type { Locate } from './key-place.ts';

/** The values of one configuration file, and where they are written. */
export interface ConfigLayer {
  /** Path relative to the site's root. */
  readonly file: string;
  readonly value: unknown;
  readonly locate: Locate;
}

/**
 * Returns the values of several configuration files as one. The files come in order of precedence.
 * Objects are merged key by key. Of lists and all other values the first one is taken whole. A key
 * whose value is undefined does not count.
 */
export function mergeLayers(layers: readonly ConfigLayer[]): unknown {
  return mergeValues(layers.map(({ value }) => value));
}

function mergeValues(values: readonly unknown[]): unknown {
  const [first] = values;
  const objects = leadingObjects(values);
  if (objects.length < 2) return first;
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return Object.fromEntries(
    names.map((name) => [name, mergeValues(objects.map((object) => object[name]).filter(isGiven))]),
  );
}

/**
 * Returns a function that finds the position of a key in the file that its value comes from. If
 * there is no such key, that is the file with the nearest ancestor; if several have it, the one of
 * highest precedence.
 */
export function locateInLayers(layers: readonly ConfigLayer[]): Locate {
  const [main] = layers;
  return (path) => {
    const layer = layerOf(layers, path);
    const place = layer?.locate(path) ?? null;
    return place === null || !layer || layer === main ? place : { ...place, file: layer.file };
  };
}

function layerOf(layers: readonly ConfigLayer[], path: readonly PropertyKey[]): ConfigLayer | undefined {
  let found = layers.map((layer) => ({ layer, value: layer.value }));
  for (const key of path) {
    const inside = found.slice(0, Math.max(1, leadingObjects(found.map(({ value }) => value)).length));
    const next = inside
      .map(({ layer, value }) => ({ layer, value: childOf(value, key) }))
      .filter(({ value }) => isGiven(value));
    if (next.length === 0) break;
    found = next;
  }
  return found[0]?.layer;
}

/**
 * Returns the objects before the first value that is none: that one, and what comes after it, do
 * not count.
 */
function leadingObjects(values: readonly unknown[]): readonly Readonly<Record<string, unknown>>[] {
  const end = values.findIndex((value) => !isPlainObject(value));
  return (end === -1 ? values : values.slice(0, end)).filter(isPlainObject);
}

function childOf(value: unknown, key: PropertyKey): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isPlainObject(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
}

function isGiven(value: unknown): boolean {
  return value !== undefined;
}

/** The configuration was run as code, so objects of classes such as `Date` are possible. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
