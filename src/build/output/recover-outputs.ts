import { existsSync } from 'node:fs';
import { type OnWait, openOutput } from './open-output.ts';
import { outputPlace } from './output-place.ts';
import { completePublication } from './publish.ts';
import { builtPlaces, outputFolder, outputState } from './site-outputs.ts';

interface RecoverOptions {
  readonly root: string;
  /** As in `outputState`. */
  readonly state: string;
  /** The output folder of the site itself. */
  readonly out: string;
  readonly onWait: OnWait;
}

/**
 * Completes what a killed build of a site with several outputs has begun to publish, also in those
 * that this build does not make. A site with one output does this when it is built.
 */
export async function recoverOutputs({ root, state, out, onWait }: RecoverOptions): Promise<void> {
  const others = builtPlaces(state);
  if (others.length === 0) return;
  for (const place of [null, ...others]) {
    const own = { out: outputFolder(out, place), folder: outputState(state, place) };
    if (!existsSync(outputPlace(own.out, own.folder).journal)) continue;
    const output = await openOutput({ ...own, root, onWait });
    try {
      await completePublication(output.place);
    } finally {
      output.close();
    }
  }
}
