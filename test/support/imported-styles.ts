import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from './small-site.ts';

/** Returns the folder of a copy of `test/sites/imported-styles`, with the package that it imports. */
export function copyImportedStyles(parent?: string): string {
  const root = copySite('imported-styles', parent);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  cpSync(join(root, 'packages/leafy'), join(root, 'node_modules/leafy'), { recursive: true });
  return root;
}
