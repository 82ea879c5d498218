import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mergeLayers } from '../../config/merge-layers.ts';
import { openConfigFile } from '../../config/load-config.ts';
import { readLayers } from '../../config/read-layers.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import { insertEntry } from './insert-entry.ts';

/** A new entry of the configuration file. */
export interface ConfigEdit {
  /** Path of the entry after which the new one is written, in the configuration. */
  readonly after: readonly PropertyKey[];
  /** The TypeScript of the new entry. */
  readonly entry: string;
  /** Returns what the configuration must be with the new entry. */
  readonly change: (input: unknown) => unknown;
}

/** The configuration file, and whether the entry was written into it. */
export interface EditedConfig {
  /** Path relative to the root. */
  readonly file: string;
  readonly isEdited: boolean;
}

/**
 * Writes a new entry into the configuration file of a site, if that changes nothing else: the
 * edited file is run before it replaces the old one. Otherwise leaves the file as it is.
 */
export async function editConfig(root: string, { after, entry, change }: ConfigEdit): Promise<EditedConfig> {
  const { file, input, locate } = await openConfigFile(root);
  const place = locate(after);
  // What another file says is changed there, by hand.
  if (place === null || place.file !== undefined) return { file, isEdited: false };
  const edited = insertEntry(readFileSync(join(root, file), 'utf8'), place, entry);
  const isEdited = isSame(await tryConfig(root, file, edited), change(input));
  if (isEdited) await writeAtomically(join(root, file), edited);
  return { file, isEdited };
}

/** Returns what a configuration would be with another text; undefined if that fails. */
async function tryConfig(root: string, file: string, text: string): Promise<unknown> {
  // It is in the same folder, so that its imports lead to the same files.
  const trial = `.docsgen-trial-${randomUUID()}${extname(file)}`;
  try {
    await writeFile(join(root, trial), text);
    const { layers } = await readLayers(root, trial, { command: 'build', mode: 'production' });
    return mergeLayers(layers);
  } catch {
    return undefined;
  } finally {
    await rm(join(root, trial), { force: true });
  }
}

/** The order of keys counts, since the first locale is the source language. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) && JSON.stringify(one) === JSON.stringify(other);
}
