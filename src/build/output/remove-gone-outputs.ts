import { existsSync } from 'node:fs';
import { DocsgenError } from '../../shared/problem.ts';
import { cleanOutput } from './clean-output.ts';
import type { OnWait } from './open-output.ts';
import { builtPlaces, outputFolder, outputState } from './site-outputs.ts';

interface GoneOptions {
  readonly root: string;
  /** As in `outputState`. */
  readonly state: string;
  /** The output folder of the site itself. */
  readonly out: string;
  /** The places of all outputs that the site has. */
  readonly places: readonly (string | null)[];
  readonly onWait: OnWait;
}

/**
 * Removes what earlier builds wrote for places that no locale is served at any more. A locale that
 * is hidden now would be published from there.
 */
export async function removeGoneOutputs({ root, state, out, places, onWait }: GoneOptions): Promise<void> {
  for (const place of builtPlaces(state)) {
    const folder = outputFolder(out, place);
    if (places.includes(place) || !existsSync(folder)) continue;
    await cleanOutput({ out: folder, root, folder: outputState(state, place), onWait }).catch((error: unknown) => {
      // The folder belongs to somebody else by now.
      if (!(error instanceof DocsgenError)) throw error;
    });
  }
}
