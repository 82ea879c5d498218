import type { Config, Locale } from '../config/config.ts';
import { labelIn } from '../config/labels.ts';
import { isRecord } from '../shared/is-record.ts';

/** The fields of metadata files that are texts for readers. */
const textFields: ReadonlySet<string> = new Set(['label', 'title', 'description']);

/** A text for readers in a metadata file. */
export interface MetadataText {
  readonly path: readonly string[];
  readonly text: string;
}

/** Returns the texts for readers in metadata. */
export function metadataTexts(metadata: unknown): readonly MetadataText[] {
  const found: MetadataText[] = [];
  mapFields(metadata, [], (text, path) => {
    found.push({ path, text });
    return text;
  });
  return found;
}

/** Returns metadata of the locale `from` with the labels that a locale has for its texts. */
export function translateFields<T>({ labels }: Pick<Config, 'labels'>, metadata: T, from: string, to: Locale): T {
  if (from === to.name || Object.keys(labels).length === 0) return metadata;
  return mapFields(metadata, [], (text) => labelIn(labels, to, { text, from }) ?? text);
}

type ChangeText = (text: string, path: readonly string[]) => string;

function mapFields<T>(value: T, path: readonly string[], change: ChangeText): T {
  if (!isRecord(value) || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([name, each]) => {
    const at = [...path, name];
    if (typeof each === 'string') return [name, textFields.has(name) ? change(each, at) : each];
    // What a site adds itself may be anything.
    return [name, name === 'custom' ? each : mapFields(each, at, change)];
  });
  return Object.assign({}, value, Object.fromEntries(fields));
}
