import { mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hasFields } from '../../shared/has-fields.ts';
import { parseJson } from '../../system/parse-json.ts';
import { readVerified, writeVerified } from '../../system/verified-file.ts';
import { checkPlan } from './check-output-folder.ts';
import type { OutputFiles } from './examine-output.ts';
import { manifestOf, mergeManifests, readManifest, writeManifest } from './manifest.ts';
import type { OutputPlace } from './output-place.ts';
import { planPublication, type PublicationPlan } from './plan-publication.ts';
import type { Stage } from './stage.ts';
import type { OutputFile } from './written-file.ts';

/**
 * The steps of a publication with their data. The journal is saved on disk, so that a later run can
 * complete the publication if this process is killed.
 */
export interface Journal extends PublicationPlan {
  /** All files of the new output. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** Metadata of the files that are removed. */
  readonly leaving: ReadonlyMap<string, OutputFile>;
}

/**
 * A file that says that several outputs are published together. Without it, the journals of none of
 * them count.
 */
export interface Commitment {
  /** Absolute path. */
  readonly file: string;
  /** The text of the file: one of an earlier run has another. */
  readonly id: string;
}

/** What the file of a journal contains. The path of its commitment is relative to its folder. */
interface StoredJournal extends PublicationPlan {
  readonly files: readonly (readonly [string, OutputFile])[];
  readonly leaving: readonly (readonly [string, OutputFile])[];
  readonly commitment?: Commitment | undefined;
}

/** A complete stage, and the output folder that gets it. */
export interface Publication {
  readonly stage: Pick<Stage, 'files' | 'changed'>;
  readonly place: OutputPlace;
  /** The files that are in the output folder now. */
  readonly present: OutputFiles;
  /**
   * Files of the previous output that stay although they are not on the stage, see `retainedFiles`.
   */
  readonly retained: ReadonlyMap<string, OutputFile>;
}

/**
 * Returns the journal of a publication. Throws a `DocsgenError` if foreign files are in the way.
 */
export function planJournal({ stage, place, present, retained }: Publication): Journal {
  const files = new Map([...retained, ...stage.files]);
  const plan = planPublication({ files, changed: stage.changed }, present);
  checkPlan({ ...plan, out: place.out, files, present });
  const leaving = new Map([...present.owned].filter(([path]) => !files.has(path)));
  return { ...plan, files, leaving };
}

/**
 * Saves a journal. From then on a later run completes the publication; if there is a commitment, as
 * soon as its file is written.
 */
export async function saveJournal(
  { files, leaving, moves, removals }: Journal,
  { journal }: OutputPlace,
  commitment?: Commitment,
): Promise<void> {
  const stored: StoredJournal = {
    ...{ moves, removals, files: [...files], leaving: [...leaving] },
    commitment: commitment && { ...commitment, file: relative(dirname(journal), commitment.file) },
  };
  await writeVerified(journal, JSON.stringify(stored));
}

/**
 * Returns the journal of a publication that was interrupted. Returns null if there is no journal,
 * or if its commitment was not written.
 */
export function readJournal({ journal }: OutputPlace): Journal | null {
  const text = readVerified(journal);
  if (text === null) return null;
  const stored = parseJson(text);
  if (!hasFields<StoredJournal>(stored, 'moves', 'removals', 'files', 'leaving')) return null;
  const { files, leaving, commitment, moves, removals } = stored;
  if (commitment && readVerified(join(dirname(journal), commitment.file)) !== commitment.id) return null;
  return { moves, removals, files: new Map(files), leaving: new Map(leaving) };
}

/**
 * Writes a manifest that lists all old and new files, so that it is right whenever the publication
 * is interrupted.
 */
export async function announce({ files, moves, removals, leaving }: Journal, out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  if (moves.length + removals.length === 0) return;
  const manifests = [readManifest(out) ?? new Map<string, never>(), manifestOf(leaving), manifestOf(files)];
  await writeManifest(out, mergeManifests(...manifests));
}
