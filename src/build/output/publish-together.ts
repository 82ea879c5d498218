import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { writeVerified } from '../../system/verified-file.ts';
import { applyJournal } from './apply-journal.ts';
import { createBackup } from './backup.ts';
import { announce, planJournal, type Publication, saveJournal } from './journal.ts';
import { manifestFile } from './own-files.ts';
import { publish, removeTraces, settle } from './publish.ts';

/**
 * Publishes the outputs of one build. Either all folders get their new files or none does: if one
 * of them cannot be written, the others get their old files back, and the error is thrown. If the
 * process is killed after the first move, a later run completes all of them.
 */
export async function publishTogether(publications: readonly Publication[]): Promise<void> {
  const [first, ...others] = publications;
  if (!first) return;
  if (others.length === 0) return publish(first);
  // All foreign files are found before any folder is changed.
  const parts = publications.map((publication) => ({ place: publication.place, journal: planJournal(publication) }));
  const commitment = { file: `${first.place.journal}-all`, id: randomUUID() };
  const backups = parts.map(({ place }) => createBackup(place));
  try {
    for (const { place, journal } of parts) await saveJournal(journal, place, commitment);
    for (const [index, { place, journal }] of parts.entries()) {
      backups[index]?.keep(manifestFile);
      await announce(journal, place.out);
    }
    await writeVerified(commitment.file, commitment.id);
    for (const [index, { place, journal }] of parts.entries())
      applyJournal(journal, place, (path) => backups[index]?.keep(path));
  } catch (error) {
    // From now on no later run completes what is taken back here.
    await rm(commitment.file, { force: true });
    for (const backup of backups) backup.restore();
    for (const { place } of parts) await removeTraces(place);
    throw error;
  }
  for (const { place, journal } of parts) await settle(journal, place);
  await rm(commitment.file, { force: true });
}
