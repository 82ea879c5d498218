import { compileText } from '../../pipeline/compile-text.ts';
import type { Problem } from '../../shared/problem.ts';
import { combineMoves } from '../renames/combine-moves.ts';
import { findLeftTranslations } from '../renames/left-translations.ts';
import { renameFiles } from '../renames/rename-files.ts';
import { type LinkUpdate, updateLinks } from '../renames/update-links.ts';
import type { Answer, DevSession } from './dev-session.ts';
import type { ProblemStore } from './problem-store.ts';
import type { SiteStates } from './site-state.ts';

/** The links to renamed pages, which a session offers to update. */
export interface LinkUpdates extends Pick<DevSession, 'problems' | 'updateLinks' | 'leaveLinks'> {
  /** Returns an answer whose problems are combined. */
  readonly combineIn: (answer: Answer) => Answer;
}

interface LinkUpdatesOptions {
  readonly states: SiteStates;
  readonly problemStore: ProblemStore;
  readonly update: DevSession['update'];
  /** Finds the problems of the whole site as it is now. */
  readonly recheck: () => Promise<void>;
}

/** Returns the link updates of a session. */
export function createLinkUpdates({ states, problemStore, update, recheck }: LinkUpdatesOptions): LinkUpdates {
  const left = new Set<string>();
  /** All problems, and the renamed sources whose translations have the old name. */
  const known = () => {
    const { problems, isComplete } = problemStore.known();
    const state = states.current();
    const ofTranslations = state ? state.filter(findLeftTranslations(state.graph.site)) : [];
    return { problems: [...problems, ...ofTranslations], isComplete };
  };
  const combine = (problems: readonly Problem[]) =>
    problems.every(({ move }) => move === undefined)
      ? problems
      : combineMoves(problems, { all: known().problems, isLeft: (from) => left.has(from) });
  const offered = (from: string | null) =>
    combine(known().problems)
      .flatMap(({ move }) => move ?? [])
      .filter((move) => from === null || move.from === from);
  return {
    problems: () => {
      const { problems, isComplete } = known();
      return { problems: combine(problems), isComplete };
    },
    combineIn: (answer) => {
      if (answer.type === 'refused') return { ...answer, problems: combine(answer.problems) };
      if (answer.type !== 'page') return answer;
      return { ...answer, notes: { ...answer.notes, problems: combine(answer.notes.problems) } };
    },
    updateLinks: async (from) => {
      const done: LinkUpdate[] = [];
      const moves = [...offered(from)];
      for (const move of moves) {
        const state = states.current();
        if (!state) break;
        const { config, content } = state.graph.site;
        const { optionsHash, pool } = state.settings;
        const { renamed, left: kept } = await renameFiles(move.translations ?? [], config);
        const result = await updateLinks(move, {
          site: config,
          hashOf: (file) => content.hashes.get(file),
          compilerOf: (file) => (text) =>
            compileText(text, { config, folders: content.folders, file, optionsHash, pool }),
        });
        done.push({ ...result, renamed, left: [...result.left, ...kept] });
        const files = new Set([
          ...result.updated.map(({ file }) => file),
          ...renamed.flatMap((file) => [file.from, file.to]),
        ]);
        // The next page may have links in the same files.
        if (files.size > 0) await update(files);
        problemStore.forget((problem) => problem.move?.from === move.from && files.has(problem.file ?? ''));
        if (renamed.length === 0) continue;
        // The links to the translations are known now, some of them by the name of the source.
        await recheck();
        const names = new Set([move.from, ...renamed.map((file) => file.from)]);
        moves.push(...offered(null).filter((each) => names.has(each.from)));
      }
      return done;
    },
    leaveLinks: async (from) => {
      const moves = offered(from);
      for (const move of moves) left.add(move.from);
      return moves.map((move) => move.from);
    },
  };
}
