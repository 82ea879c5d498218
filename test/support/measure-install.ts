import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The size of a block of most file systems, of which each file and each folder has at least one. */
const block = 4096;

/** What npm has installed in a folder. */
export interface MeasuredInstall {
  readonly packages: number;
  /** Size on the disk of all packages whose names fit, in MB of 2^20 bytes, as in the benchmarks. */
  readonly megabytes: (names: RegExp) => number;
}

/** Measures what npm has installed in a folder, as `du` does, but the same on all file systems. */
export function measureInstall(folder: string): MeasuredInstall {
  const modules = join(folder, 'node_modules');
  const { packages } = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')));
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = entry.isFile() ? statSync(path).size : block;
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(path.slice(modules.length + 1)) ?? [];
    sizes.set(name, (sizes.get(name) ?? 0) + Math.ceil(bytes / block) * block);
  }
  const megabytes = (names: RegExp) =>
    [...sizes].filter(([name]) => names.test(name)).reduce((sum, [, bytes]) => sum + bytes, 0) / 2 ** 20;
  return { packages: Object.keys(packages).length, megabytes };
}
