import { join, relative } from 'node:path';
import { hashOf } from '../../system/hash.ts';
import { readVerified, writeVerified } from '../../system/verified-file.ts';
import type { OutputFile } from './written-file.ts';
import { parseJson } from '../../system/parse-json.ts';

/** Paths of an output folder, and of the files that the site keeps about it. */
export interface OutputPlace {
  readonly out: string;
  /** Folder in which a build writes the new files before they are published. */
  readonly stage: string;
  /** Journal of a publication that has begun and not ended. */
  readonly journal: string;
  /** Record of the files that were written. */
  readonly record: string;
  /** Lock for the stage, the journal and the record. */
  readonly lock: string;
}

/**
 * Returns the paths for an output folder; `folder` is the site's `.docsgen`. Names are made of the
 * relative path, so a site that is moved together with its output keeps its record.
 */
export function outputPlace(out: string, folder: string): OutputPlace {
  const name = hashOf(relative(folder, out)).slice(0, 16);
  return {
    out,
    stage: join(folder, 'stage', name),
    journal: join(folder, 'publications', name),
    record: join(folder, 'outputs', name),
    lock: join(folder, 'stage', `${name}.lock`),
  };
}

/** The files that the site wrote to an output folder, by path. */
export type OutputRecord = ReadonlyMap<string, OutputFile>;

/** Returns the site's record of an output folder. It is empty if the file is missing or damaged. */
export function readRecord({ record }: OutputPlace): OutputRecord {
  const text = readVerified(record);
  if (text === null) return new Map();
  const entries = parseJson(text);
  return new Map(areEntries(entries) ? entries : []);
}

/** The hash of the file was checked, so docsgen itself wrote its entries. */
function areEntries(value: unknown): value is readonly (readonly [string, OutputFile])[] {
  return Array.isArray(value);
}

/** Saves the record of the files in an output folder. */
export async function writeRecord({ record }: OutputPlace, files: OutputRecord): Promise<void> {
  await writeVerified(record, JSON.stringify([...files]));
}
