import { join } from 'node:path';
import { hashOf } from '../cache/hash.ts';

/** Returns where a file of the output lies on a stage. All lie side by side: to make a folder for each page costs more than to write the page. */
export function stageFile(stage: string, path: string): string {
  return join(stage, hashOf(path));
}
