import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Drawing } from './draw-plain.ts';

/** Keeps drawings between builds, by what they are drawn from. */
export interface DiagramCache {
  readonly get: (source: string) => Promise<Drawing | null>;
  readonly set: (source: string, drawing: Drawing) => Promise<void>;
}

/** To be raised with every change of how diagrams are drawn. */
const version = 1;

const drawingSchema = z.object({ light: z.string(), dark: z.string(), width: z.number(), height: z.number() });

/** Returns the drawings kept in a folder. One that cannot be read is one that is not there. */
export function openDiagramCache(folder: string): DiagramCache {
  const fileOf = (source: string): string => {
    const key = createHash('sha256').update(`${version}\n${source}`).digest('hex').slice(0, 32);
    return join(folder, `${key}.json`);
  };
  return {
    async get(source) {
      try {
        return drawingSchema.parse(JSON.parse(await readFile(fileOf(source), 'utf8')));
      } catch {
        return null;
      }
    },
    async set(source, drawing) {
      const file = fileOf(source);
      await mkdir(folder, { recursive: true });
      // A build that is killed while it writes leaves no half of a file.
      const written = `${file}.${process.pid}`;
      await writeFile(written, JSON.stringify(drawing));
      await rename(written, file);
    },
  };
}
