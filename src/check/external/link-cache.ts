import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isCode } from '../../system/error-code.ts';
import { parseJson } from '../../system/parse-json.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import type { PageState } from './visit-page.ts';

type Answer = Extract<PageState, { readonly type: 'answers' }>;

const pageSchema = z.object({
  /** In milliseconds since 1970. */
  time: z.number(),
  movedTo: z.string().nullable(),
  /** Ids that were looked for, and are there or cannot be known. */
  anchors: z.array(z.string()),
});
const fileSchema = z.object({ format: z.literal(1), pages: z.record(z.string(), pageSchema) });

/** The good answers of earlier runs. Mistakes are not kept: somebody may have corrected them. */
export interface LinkCache {
  /** Returns the answer of a page if it is young enough and knows the ids; else null. */
  readonly get: (page: string, anchors: readonly string[]) => Answer | null;
  readonly set: (page: string, anchors: readonly string[], state: PageState) => void;
  readonly write: () => Promise<void>;
}

interface CacheOptions {
  readonly folder: string;
  readonly now: () => number;
  /** In milliseconds. */
  readonly maxAge: number;
}

/** Returns the answers that a folder keeps. A damaged file counts as missing. */
export async function openLinkCache({ folder, now, maxAge }: CacheOptions): Promise<LinkCache> {
  const path = join(folder, 'external-links.json');
  const pages = new Map(Object.entries(await readPages(path)));
  // A clock that was wrong must not keep an answer for ever.
  const isYoung = ({ time }: z.output<typeof pageSchema>) => time <= now() && now() - time < maxAge;
  return {
    get: (address, anchors) => {
      const page = pages.get(address);
      if (!page || !isYoung(page) || !anchors.every((id) => page.anchors.includes(id))) return null;
      return { type: 'answers', movedTo: page.movedTo, found: anchors, missing: [] };
    },
    set: (address, anchors, state) => {
      if (state.type === 'answers' && state.missing.length === 0)
        pages.set(address, { time: now(), movedTo: state.movedTo, anchors: [...anchors] });
      else pages.delete(address);
    },
    write: () => {
      const young = Object.fromEntries([...pages].filter(([, page]) => isYoung(page)));
      return writeAtomically(path, JSON.stringify({ format: 1, pages: young }));
    },
  };
}

async function readPages(path: string): Promise<z.output<typeof fileSchema>['pages']> {
  try {
    return fileSchema.safeParse(parseJson(await readFile(path, 'utf8'))).data?.pages ?? {};
  } catch (error) {
    if (isCode(error, 'ENOENT', 'EISDIR', 'EACCES')) return {};
    throw error;
  }
}
