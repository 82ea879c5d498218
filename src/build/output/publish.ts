import { rm } from 'node:fs/promises';
import { applyJournal } from './apply-journal.ts';
import { checkPlan } from './check-output-folder.ts';
import { examineOutput } from './examine-output.ts';
import { announce, type Journal, planJournal, type Publication, readJournal, saveJournal } from './journal.ts';
import { manifestOf, writeManifest } from './manifest.ts';
import { type OutputPlace, writeRecord } from './output-place.ts';

/**
 * Moves a complete stage into the output folder, and removes the files that an earlier build wrote
 * and this one did not. If foreign files are in the way, throws a `DocsgenError` before anything is
 * changed.
 */
export async function publish(publication: Publication): Promise<void> {
  const { place } = publication;
  const journal = planJournal(publication);
  await saveJournal(journal, place);
  await complete(journal, place);
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
      await complete(journal, place);
      return;
    } catch {
      // The same error is found and reported when this run publishes its output.
    }
  }
  await removeTraces(place);
}

async function complete(journal: Journal, place: OutputPlace): Promise<void> {
  await announce(journal, place.out);
  applyJournal(journal, place);
  await settle(journal, place);
}

/** Ends a publication whose files are all in place. */
export async function settle({ files }: Journal, place: OutputPlace): Promise<void> {
  await writeManifest(place.out, manifestOf(files));
  await writeRecord(place, files);
  await removeTraces(place);
}

/** Removes the stage and the journal of a publication. */
export async function removeTraces({ stage, journal }: OutputPlace): Promise<void> {
  await rm(stage, { recursive: true, force: true });
  await rm(journal, { force: true });
}
