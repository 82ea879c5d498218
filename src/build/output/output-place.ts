import { join, relative } from 'node:path';
import { hashOf } from '../../system/hash.ts';
import { readVerified, writeVerified } from '../../system/verified-file.ts';
import type { OutputFile } from './written-file.ts';

/** An output folder, and where the site that is built into it keeps what it knows of it. */
export interface OutputPlace {
  readonly out: string;
  /** Folder in which a build is put together. */
  readonly stage: string;
  /** Journal of a publication that is under way. */
  readonly journal: string;
  /** Record of what was written. */
  readonly record: string;
  /** Says who uses the above. */
  readonly lock: string;
}

/** Returns the place of an output folder; `folder` is the site's `.docsgen`. Sites that are moved with their output keep their records. */
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

/** What the site wrote to an output folder, by path. */
export type OutputRecord = ReadonlyMap<string, OutputFile>;

/** Returns the site's own record of an output folder. One that is damaged counts as missing, and a missing one is empty. */
export function readRecord({ record }: OutputPlace): OutputRecord {
  const text = readVerified(record);
  if (text === null) return new Map();
  const entries: Iterable<readonly [string, OutputFile]> = JSON.parse(text);
  return new Map(entries);
}

/** Keeps what was written to an output folder. */
export async function writeRecord({ record }: OutputPlace, files: OutputRecord): Promise<void> {
  await writeVerified(record, JSON.stringify([...files]));
}
