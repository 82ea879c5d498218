import { policyInHtml } from '../../render/policy-in-html.ts';
import { textsOf } from '../../pipeline/create-page-job.ts';
import { DocsgenError, type Problem, uniqueProblems } from '../../shared/problem.ts';
import { isPageFile } from '../../content/page-file.ts';
import { servedBase } from '../../site/graph/address.ts';
import { answerFile, type FileSources } from './answer-file.ts';
import type { Answer, DevSession } from './dev-session.ts';
import type { ProblemStore } from './problem-store.ts';
import { createMadeFiles } from './made-files.ts';
import type { DevContext, PageParts } from './dev-services.ts';
import { makePage } from './make-page.ts';
import { createSearchIndexes } from './search-indexes.ts';
import { movedAddress, rightAddress } from './find-target.ts';
import type { SiteState, SiteStates } from './site-state.ts';
import { findUntranslated } from './translation.ts';
import type { Route } from '../../site/graph/site.ts';

interface AnswersOptions {
  readonly context: DevContext;
  readonly states: SiteStates;
  readonly problemStore: ProblemStore;
  readonly update: DevSession['update'];
}

/** Returns the function that answers requests: `DevSession.answer`. */
export function createAnswers({ context, states, problemStore, update }: AnswersOptions): DevSession['answer'] {
  const made = createMadeFiles();
  const images = context.cache.files('images');
  const indexes = createSearchIndexes(context);

  const answerPage = async (state: SiteState, parts: PageParts, route: Route): Promise<Answer> => {
    const page = await makePage(parts, context, route);
    made.add(route.output, page);
    const problems = problemStore.note(page.problems);
    problemStore.setMade(state, route.output, problems);
    if (page.html === null) return { type: 'refused', problems };
    const { client, clientProblems } = parts.bundles;
    const everywhere = [...state.problems(), ...clientProblems.filter((problem) => !isError(problem))];
    const notes = {
      problems: problemStore.note(uniqueProblems([...everywhere, ...problems])),
      overlay: problemStore.note([
        ...[...states.configProblems(), ...clientProblems].filter(isError),
        ...state.problems().filter((problem) => isOverPage(problem, route)),
      ]),
      untranslated: findUntranslated(state.graph.site, route),
    };
    const status = route.kind.isNotFound ? 404 : 200;
    return { type: 'page', status, html: page.html, policy: policyInHtml(page.html) ?? client.policy, notes };
  };

  /** Makes the copy of a picture again, with its page, if the cache that had it was removed. */
  const makeAgain = async (state: SiteState, parts: PageParts, path: string): Promise<void> => {
    const copy = made.copyAt(path);
    if (copy === null || images.find(copy.key) !== null) return;
    const page = state.finder.find(copy.page);
    if (page) await answerPage(state, parts, page);
  };

  const answerIn = async (state: SiteState, path: string): Promise<Answer> => {
    const { finder, graph } = state;
    const base = servedBase(graph.site.config);
    if (!path.startsWith(base)) return { type: 'redirect', location: base };
    const inside = `/${path.slice(base.length)}`;
    const right = await rightAddress(graph.site, finder, inside);
    if (right) return { type: 'redirect', location: right };
    const parts = await state.parts();
    made.addCode(parts.bundles.client.files);
    const wanted = decodeURIComponent(inside).slice(1);
    const route = finder.find(wanted);
    if (route) return answerPage(state, parts, route);
    await makeAgain(state, parts, wanted);
    const sources = { parts, context, made, images, searchIndex: indexes.of(state, parts) };
    const other = await answerOther(state, { inside, wanted }, sources);
    if (other) return other;
    const notFound = finder.notFound(wanted);
    return notFound ? answerPage(state, parts, notFound) : { type: 'missing' };
  };

  /** Answers again if a file changed while the page was made. The watcher may report this later. */
  const answerAsOfNow = async (state: SiteState, path: string): Promise<Answer> => {
    const answer = await answerIn(state, path);
    if (answer.type !== 'refused') return answer;
    const late = answer.problems.filter(({ code }) => code === 'changed-during-build');
    if (late.length === 0) return answer;
    await update(new Set(late.flatMap(({ file }) => file ?? [])));
    const next = states.current();
    // The page may not exist any more.
    return next ? answerIn(next, path) : answer;
  };

  return async (path) => {
    const state = shownState(states);
    if (!state) return { type: 'refused', problems: problemStore.note(states.configProblems()) };
    try {
      return await answerAsOfNow(state, path);
    } catch (error) {
      // Code that uses a site graph with errors may fail because of them. Answer with these errors.
      const known = error instanceof DocsgenError ? error.problems : state.problems().filter(isError);
      if (known.length === 0) throw error;
      problemStore.setMade(state, path, known);
      return { type: 'refused', problems: problemStore.note(known) };
    }
  };
}

/** An address inside the site, and the path that it means. */
interface Asked {
  readonly inside: string;
  readonly wanted: string;
}

/**
 * Returns the answer for a path that is not a route: a file, a redirect or another page; null for
 * none.
 */
async function answerOther(
  { finder, graph }: SiteState,
  { inside, wanted }: Asked,
  sources: FileSources,
): Promise<Answer | null> {
  const file = await answerFile(wanted, sources);
  if (file) return file;
  const moved = await movedAddress(graph.site, finder, inside);
  if (moved) return { type: 'redirect', location: moved };
  // The page for translators is made like a file.
  return answerFile(`${wanted.replace(/\/$/, '')}/index.html`, sources);
}

/** Returns the state that pages are shown from; null if the configuration was never valid. */
function shownState(states: SiteStates): SiteState | null {
  const state = states.current();
  return state?.settings.configProblems.length === 0 ? state : null;
}

/** The title and position of a page whose front matter cannot be read are unknown. */
const unreadable: ReadonlySet<string> = new Set(['malformed-yaml', 'malformed-front-matter', 'merge-conflict']);

/**
 * Returns whether a problem of the site covers a page: one of its files, or of data for all pages.
 */
function isOverPage({ code, file }: Problem, route: Route): boolean {
  if (!unreadable.has(code)) return false;
  return isShownBy(route, file) || (code === 'merge-conflict' && file !== undefined && !isPageFile(file));
}

function isShownBy(route: Route, file: string | undefined): boolean {
  return textsOf(route).some(({ source }) => source.file === file);
}

function isError({ severity }: { readonly severity: string }): boolean {
  return severity === 'error';
}
