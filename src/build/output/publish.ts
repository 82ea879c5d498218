import { copyFileSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { groupBy } from '../../shared/group-by.ts';
import { readVerified, writeVerified } from '../../system/verified-file.ts';
import { checkPlan } from './check-output-folder.ts';
import { examineOutput, type OutputFiles } from './examine-output.ts';
import { isCode } from '../../system/error-code.ts';
import { manifestOf, mergeManifests, readManifest, writeManifest } from './manifest.ts';
import { type OutputPlace, writeRecord } from './output-place.ts';
import { temporaryFile } from './own-files.ts';
import { parentsOf, samePlace } from './paths.ts';
import { planPublication, type PublicationPlan } from './plan-publication.ts';
import { removeEmptyFolders, removeWritten } from './remove-written.ts';
import { stageFile } from '../../workers/stage-file.ts';
import type { Stage } from './stage.ts';
import { isAsWritten, type OutputFile, type WrittenFile } from './written-file.ts';
import { hasFields } from '../../shared/has-fields.ts';
import { parseJson } from '../../system/parse-json.ts';

/**
 * The steps of a publication with their data. The journal is saved on disk, so that a later run can
 * complete the publication if this process is killed.
 */
interface Journal extends PublicationPlan {
  /** All files of the new output. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** Metadata of the files that are removed. */
  readonly leaving: ReadonlyMap<string, OutputFile>;
}

/** A journal as JSON stores it. */
interface StoredJournal extends PublicationPlan {
  readonly files: readonly (readonly [string, OutputFile])[];
  readonly leaving: readonly (readonly [string, OutputFile])[];
}

interface PublishOptions {
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
 * Moves a complete stage into the output folder, and removes the files that an earlier build wrote
 * and this one did not. If foreign files are in the way, throws a `DocsgenError` before anything is
 * changed.
 */
export async function publish(options: PublishOptions): Promise<void> {
  await complete(await beginPublication(options), options.place);
}

/**
 * Saves the journal of a publication and returns it. From then on a later run completes the
 * publication.
 */
export async function beginPublication({ stage, place, present, retained }: PublishOptions): Promise<Journal> {
  const files = new Map([...retained, ...stage.files]);
  const plan = planPublication({ files, changed: stage.changed }, present);
  checkPlan({ ...plan, out: place.out, files, present });
  const leaving = new Map([...present.owned].filter(([path]) => !files.has(path)));
  await writeVerified(place.journal, JSON.stringify({ ...plan, files: [...files], leaving: [...leaving] }));
  const journal: Journal = { ...plan, files, leaving };
  await announce(journal, place.out);
  return journal;
}

/**
 * Writes a manifest that lists all old and new files, so that it is right whenever the publication
 * is interrupted.
 */
async function announce({ files, moves, removals, leaving }: Journal, out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  if (moves.length + removals.length === 0) return;
  const manifests = [readManifest(out) ?? new Map<string, never>(), manifestOf(leaving), manifestOf(files)];
  await writeManifest(out, mergeManifests(...manifests));
}

/**
 * Completes the publication that an earlier run began in an output folder, if there is one. If that
 * is not possible, removes its journal and its stage: the next publication writes the missing files
 * again.
 */
export async function completePublication(place: OutputPlace): Promise<void> {
  const journal = readJournal(place);
  if (journal) {
    try {
      const present = examineOutput(place);
      // The user must check these files first. The error is reported when this run publishes.
      if (present.foreign.length > 0) return;
      checkPlan({ ...journal, out: place.out, present });
      await announce(journal, place.out);
      await complete(journal, place);
      return;
    } catch {
      // The same error is found and reported when this run publishes its output.
    }
  }
  await removeTraces(place);
}

function readJournal({ journal }: OutputPlace): Journal | null {
  const text = readVerified(journal);
  if (text === null) return null;
  const stored = parseJson(text);
  if (!hasFields<StoredJournal>(stored, 'moves', 'removals', 'files', 'leaving')) return null;
  const { files, leaving, ...plan } = stored;
  return { ...plan, files: new Map(files), leaving: new Map(leaving) };
}

async function complete(journal: Journal, place: OutputPlace): Promise<void> {
  const { files, moves, removals, leaving } = journal;
  const { out, stage } = place;
  const inTheWay = createBlockerFinder(removals);
  const cleared = new Set<string>();
  const folders = new Set<string>();
  for (const path of moves) {
    const target = join(out, path);
    const folder = dirname(target);
    for (const blocker of inTheWay(path)) {
      removeWritten(out, blocker, leaving.get(blocker));
      cleared.add(blocker);
    }
    // The blocking files are removed, so the folder can only contain empty folders.
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) removeEmptyFolders(target);
    // Synchronous calls: with thousands of files, awaiting each one takes longer than moving it.
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    move({ from: stageFile(stage, path), to: target, temporary: join(out, temporaryFile), file: files.get(path) });
  }
  // On a file system that ignores case, a removed path may be the path of a new file by now.
  for (const path of removals) if (!cleared.has(path)) removeWritten(out, path, leaving.get(path));
  await writeManifest(out, manifestOf(files));
  await writeRecord(place, files);
  await removeTraces(place);
}

async function removeTraces({ stage, journal }: OutputPlace): Promise<void> {
  await rm(stage, { recursive: true, force: true });
  await rm(journal, { force: true });
}

/**
 * Returns a function that finds the files to be removed that block a new file or one of its parent
 * folders.
 */
function createBlockerFinder(removals: readonly string[]): (path: string) => readonly string[] {
  const at = groupBy(removals, samePlace);
  const below = groupBy(
    removals.flatMap((file) => parentsOf(file).map((folder) => ({ file, folder: samePlace(folder) }))),
    ({ folder }) => folder,
  );
  return (path) => [
    ...[path, ...parentsOf(path)].flatMap((each) => at.get(samePlace(each)) ?? []),
    ...(below.get(samePlace(path)) ?? []).map(({ file }) => file),
  ];
}

interface Move {
  readonly from: string;
  readonly to: string;
  /** A temporary file in the output folder. */
  readonly temporary: string;
  readonly file: WrittenFile | undefined;
}

/**
 * Moves a file in one atomic step, also between two file systems. A file that is no longer on the
 * stage was already moved by a run that was killed.
 */
function move({ from, to, temporary, file }: Move): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Linux compares the file systems before it checks that the file exists, so a missing file may
    // give `EXDEV`.
    const isMoved = isCode(error, 'ENOENT', 'EXDEV') && !existsSync(from) && file && isAsWritten(to, file);
    if (isMoved) return;
    if (!isCode(error, 'EXDEV')) throw error;
    copyFileSync(from, temporary);
    renameSync(temporary, to);
    rmSync(from);
  }
}
