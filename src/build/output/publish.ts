import { copyFileSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { groupBy } from '../../shared/group-by.ts';
import { readVerified, writeVerified } from '../../system/verified-file.ts';
import { checkPlan } from './check-output-folder.ts';
import { examineOutput, type OutputFiles } from './examine-output.ts';
import { isCode } from './is-code.ts';
import { manifestOf, mergeManifests, readManifest, writeManifest } from './manifest.ts';
import { type OutputPlace, writeRecord } from './output-place.ts';
import { temporaryFile } from './own-files.ts';
import { parentsOf, samePlace } from './paths.ts';
import { planPublication, type PublicationPlan } from './plan-publication.ts';
import { removeEmptyFolders, removeWritten } from './remove-written.ts';
import { stageFile } from '../../workers/stage-file.ts';
import type { Stage } from './stage.ts';
import { isAsWritten, type OutputFile, type WrittenFile } from './written-file.ts';

/** What is to be done to publish an output. It is kept on disk, so that a later run completes what a killed one began. */
interface Journal extends PublicationPlan {
  /** Every file of the new output. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** What is known of the files that are removed. */
  readonly leaving: ReadonlyMap<string, OutputFile>;
}

interface PublishOptions {
  readonly stage: Pick<Stage, 'files' | 'changed'>;
  readonly place: OutputPlace;
  /** What lies in the output folder. */
  readonly present: OutputFiles;
  /** Files of the last output that stay though they are not on the stage, see `retainedFiles`. */
  readonly retained: ReadonlyMap<string, OutputFile>;
}

/**
 * Moves a complete stage into the output folder, and removes what an earlier build wrote there and this one did not. Throws a
 * `DocsgenError` before the first of it if files of somebody else are in the way.
 */
export async function publish(options: PublishOptions): Promise<void> {
  await complete(await beginPublication(options), options.place);
}

/** Writes down all that there is to do to publish a stage, and returns it. From then on a later run completes the publication. */
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

/** Has the manifest name all that lies in the folder, whenever the publication ends. */
async function announce({ files, moves, removals, leaving }: Journal, out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  if (moves.length + removals.length === 0) return;
  const manifests = [readManifest(out) ?? new Map<string, never>(), manifestOf(leaving), manifestOf(files)];
  await writeManifest(out, mergeManifests(...manifests));
}

/**
 * Completes the publication into an output folder that an earlier run began, if there is one. Where that cannot be done, what it has left
 * is set aside: the next publication writes all that is missing anew.
 */
export async function completePublication(place: OutputPlace): Promise<void> {
  const journal = readJournal(place);
  if (journal) {
    try {
      const present = examineOutput(place);
      // The user has to look at such files first, and is told.
      if (present.foreign.length > 0) return;
      checkPlan({ ...journal, out: place.out, present });
      await announce(journal, place.out);
      await complete(journal, place);
      return;
    } catch {
      // The same is found, and told, when what this run makes is published.
    }
  }
  await removeTraces(place);
}

function readJournal({ journal }: OutputPlace): Journal | null {
  const text = readVerified(journal);
  if (text === null) return null;
  const { files, leaving, ...plan }: PublicationPlan & Record<'files' | 'leaving', [string, OutputFile][]> =
    JSON.parse(text);
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
    // Nothing is in it by now but other folders.
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) removeEmptyFolders(target);
    // Waiting for each of thousands of files takes longer than moving it.
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    move({ from: stageFile(stage, path), to: target, temporary: join(out, temporaryFile), file: files.get(path) });
  }
  // Where `A` and `a` are one, the new file may stand in the place of what was cleared.
  for (const path of removals) if (!cleared.has(path)) removeWritten(out, path, leaving.get(path));
  await writeManifest(out, manifestOf(files));
  await writeRecord(place, files);
  await removeTraces(place);
}

async function removeTraces({ stage, journal }: OutputPlace): Promise<void> {
  await rm(stage, { recursive: true, force: true });
  await rm(journal, { force: true });
}

/** Returns what finds the leaving files that stand where a new file, or a folder above it, must be. */
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
  /** In the folder of the output. */
  readonly temporary: string;
  readonly file: WrittenFile | undefined;
}

/** Puts a file in its place at once, whatever file systems the two are on. What is no longer on the stage was moved by a run that was killed. */
function move({ from, to, temporary, file }: Move): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Linux looks whether the file systems are one before it looks for the file.
    const isMoved = isCode(error, 'ENOENT', 'EXDEV') && !existsSync(from) && file && isAsWritten(to, file);
    if (isMoved) return;
    if (!isCode(error, 'EXDEV')) throw error;
    copyFileSync(from, temporary);
    renameSync(temporary, to);
    rmSync(from);
  }
}
