import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callGit } from '../../system/call-git.ts';
import { today } from '../../system/today.ts';
import { DocsgenError } from '../../shared/problem.ts';
import { readObjects } from '../../system/git-objects.ts';
import { parseRecord, recordPath, type TranslationRecord } from '../records/record.ts';
import { pairByStructure } from '../records/pair-by-structure.ts';
import type { BlockStore, FileBlocks } from './block-store.ts';

/** Knows which states of their sources the translations of a site were made from. */
export interface Provenance {
  /**
   * Returns the record of a translation; null if it has none. Throws a `DocsgenError` for one that
   * cannot be read.
   */
  readonly recordOf: (translation: string) => TranslationRecord | null;
  /**
   * Returns what is assumed of a translation without a record: it was made from the source that was
   * there when it was last committed, else from the source of now.
   */
  readonly assume: (translation: string, source: string) => Promise<TranslationRecord>;
  /** Returns a function that returns the text of a block of a source at a commit, by its hash. */
  readonly textsAt: (source: string, commit: string | null) => (hash: string) => string | undefined;
  /** The commit that is checked out; null without git. */
  readonly head: () => Promise<string | null>;
}

/** Returns the provenance of a site's translations, from their records and from git. */
export function openProvenance(root: string, store: BlockStore): Provenance {
  const texts = new Map<string, ReadonlyMap<string, string>>();
  let commits: Promise<ReadonlyMap<string, LastCommit>> | null = null;
  const sources = new Map<string, FileBlocks | null>();
  /** The translations into all languages are made from the same sources. */
  const readSource = (source: string, commit: string): FileBlocks | null => {
    const key = `${commit}:${source}`;
    const known = sources.get(key);
    if (known !== undefined) return known;
    const found = splitAt(source, commit);
    sources.set(key, found);
    return found;
  };
  const splitAt = (source: string, commit: string): FileBlocks | null => {
    const bytes = readAt(root, `${commit}:./${source}`);
    try {
      return bytes && store.split(source, bytes);
    } catch (error) {
      // It may have had a mistake then.
      if (error instanceof DocsgenError) return null;
      throw error;
    }
  };
  return {
    recordOf: (translation) => {
      const path = recordPath(translation);
      if (!existsSync(join(root, path))) return null;
      const record = parseRecord(readFileSync(join(root, path), 'utf8'));
      if (record === null) throw unreadableRecord(path);
      return record;
    },
    assume: async (translation, source) => {
      const last = (await (commits ??= readLastCommits(root))).get(translation);
      const own = await store.read(translation);
      const then = (last && readSource(source, last.commit)) ?? (await store.read(source));
      return {
        ...{ source, commit: last?.commit ?? null, day: last?.day ?? today() },
        ...{ sourceHash: then.hash, translationHash: own.hash },
        blocks: pairByStructure(then.blocks, own.blocks),
      };
    },
    textsAt: (source, commit) => {
      const key = `${commit ?? ''}:${source}`;
      return (hash) => {
        let known = texts.get(key);
        if (known === undefined) {
          const then = commit === null ? null : readSource(source, commit);
          known = new Map(then?.blocks.map((block) => [block.hash, block.source]));
          texts.set(key, known);
        }
        return known.get(hash);
      };
    },
    head: async () => {
      const end = await callGit(['rev-parse', 'HEAD'], { folder: root });
      return end?.status === 0 ? end.stdout.trim() : null;
    },
  };
}

/** A copy of a site may have no repository, and a shallow clone does not have each commit. */
function readAt(root: string, name: string): Buffer | null {
  try {
    return readObjects(root, [name])[0]?.bytes ?? null;
  } catch {
    return null;
  }
}

function unreadableRecord(file: string): DocsgenError {
  const title = 'The record of a translation cannot be read';
  const hint =
    'Resolve the merge conflict in it, or delete it: then docsgen uses git to find the source of the translation.';
  return new DocsgenError([{ code: 'malformed-json', title, hint, file }]);
}

interface LastCommit {
  readonly commit: string;
  readonly day: string;
}

/**
 * Returns the last commit of each file of a site, from one call of git; nothing without a
 * repository.
 */
async function readLastCommits(root: string): Promise<ReadonlyMap<string, LastCommit>> {
  const args = ['log', '--format=commit %H %cs', '-z', '--name-only', '--no-renames', '--relative', 'HEAD', '--', '.'];
  const end = await callGit(args, { folder: root });
  const found = new Map<string, LastCommit>();
  if (end?.status !== 0) return found;
  let last: LastCommit | null = null;
  for (const piece of end.stdout.split('\0')) {
    const token = piece.replace(/^\n+/, '');
    const [, commit, day] = /^commit ([\da-f]{40,}) (\d{4}-\d{2}-\d{2})$/.exec(token) ?? [];
    if (commit !== undefined && day !== undefined) last = { commit, day };
    else if (token !== '' && last !== null && !found.has(token)) found.set(token, last);
  }
  return found;
}
