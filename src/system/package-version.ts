import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFields } from '../shared/has-fields.ts';
import { packageFolder } from './package-folder.ts';

/** Returns the version of docsgen. */
export function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'));
  return hasFields<{ version: string }>(manifest, 'version') ? manifest.version : '';
}
