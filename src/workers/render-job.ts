import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import { includedPath } from '../markdown/includes/included-path.ts';
import { ContentError } from '../render/content-error.ts';
import { createBlockedReader, findBlockedInPage } from '../render/blocked-reader.ts';
import { findFailures, findUses, nameUse } from '../render/find-failure.ts';
import { createFragmentRenderer } from '../render/fragment-renderer.ts';
import { createMarkdownCopy } from '../render/markdown-copy/create-copy.ts';
import { createPartReader } from '../render/markdown-copy/parts.ts';
import type { PageValues } from '../render/page-values.ts';
import { withCodeBeside } from '../render/code-beside.ts';
import { renderContent, type RenderContentOptions } from '../render/render-content.ts';
import { renderPage, renderTextAlone } from '../render/render-page.tsx';
import { createPageFinisher, type PageFinisher } from '../reading/finished-page.ts';
import { createPageReader } from '../reading/page/parse-page.ts';
import { createTextReader } from '../search/index/read-html.ts';
import type { BlockedContent, PagePolicy } from '../shared/content-policy.ts';
import type { ProblemCode } from '../shared/problem-codes.ts';
import { asProblem, DocsgenError, type Problem } from '../shared/problem.ts';
import { localeStrings } from '../strings/locale-strings.ts';
import { insideMain, parseHtml } from '../system/parse-html.ts';
import type { RenderFragment } from '../theme/context/CachedFragment.tsx';
import { loadTheme } from '../bundler/open-theme.ts';
import { packageOf } from '../bundler/package-failure.ts';
import { type ThrownPosition, thrownPositions } from '../bundler/thrown-position.ts';
import { componentProps } from './component-props.ts';
import { namePlugins } from '../bundler/name-plugins.ts';
import { themeFolders } from '../bundler/theme-folders.ts';
import { locateThemeError } from '../bundler/theme-error.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { packageProblem } from './package-problem.ts';
import type { FileCompiler } from './compile-file.ts';
import type { PageJob, RenderSettings, HtmlResult, TextJob } from './page-job.ts';
import { withoutTitle, withPromotedHeading } from './without-title.ts';
import { hasFields } from '../shared/has-fields.ts';

/** Renders page jobs to HTML. */
export interface JobRenderer {
  readonly renderHtml: (settings: RenderSettings, job: PageJob) => Promise<HtmlResult>;
  /**
   * Returns the HTML of the text of a page, without the page around it. It is for pages that can be
   * rendered, so nothing in it fails.
   */
  readonly renderText: (settings: RenderSettings, job: PageJob) => Promise<string>;
}

/** Returns the exports of an MDX module, which `createMdxModule` has written. */
async function loadMdxModule(file: string): Promise<PageValues> {
  const module: unknown = await import(pathToFileURL(file).href);
  if (!hasFields<PageValues>(module, 'values', 'names')) throw new TypeError(`${file} is not an MDX module`);
  return module;
}

/**
 * Returns the renderer of the page jobs of a site. It takes the compiled texts from the store, and
 * compiles a text again if the store no longer has it.
 */
export function createJobRenderer(root: string, compileFile: FileCompiler, policy: PagePolicy): JobRenderer {
  const fragments = createFragments();
  const finishers = createFinishers();
  const open = async (settings: RenderSettings, job: PageJob): Promise<Rendering | Problem> => {
    const theme = await loadTheme(settings.themeFile);
    const texts = new Map<string, RenderContentOptions>();
    for (const text of job.texts) {
      const { file } = text.compiled;
      const { page, digest } = await compileFile(text.compiled);
      if (digest !== text.compiled.digest) return { ...changedMeanwhile, file };
      const mdxModule = text.mdxModule === null ? null : await loadMdxModule(join(root, text.mdxModule));
      const shaped = hasCodeBeside(job) ? withCodeBeside(page) : page;
      texts.set(file, { ...contentOptions(text, shaped), theme, mdxModule });
    }
    const { props } = job;
    const { colorMode, custom } = settings;
    const { strings, hash } = localeStrings(settings.strings, props.locale);
    const withCustom = fragments(custom);
    // The renderer of `dev` keeps fragments while strings are edited.
    const renderFragment: RenderFragment = (part) => withCustom({ ...part, key: `${hash} ${part.key}` });
    const assets = { ...settings.assets, ...job.assets };
    const renderAlone = (content: ReactNode): string => {
      if ('target' in props) throw new TypeError(`${job.output} redirects, so it has no text`);
      return renderTextAlone({ props, content, theme, strings, custom });
    };
    const renderContents = (contents: Readonly<Record<string, ReactNode>>): string =>
      renderPage({ props, contents, theme, strings, renderFragment, assets, colorMode, custom });
    const locateThrown = (file: string, failure: ContentError) => {
      const text = job.texts.find(({ compiled }) => compiled.file === file);
      if (text?.mdxModule == null) return null;
      const places = thrownPositions(failure.cause, join(root, dirname(text.mdxModule)), root);
      const [place] = places;
      if (place && packageOf(place.file) !== null) return packageProblem(file, { root, failure, places });
      return text.component && place ? place : null;
    };
    return { texts, policy, renderContents, renderAlone, locateThrown };
  };
  return {
    renderHtml: async (settings, job) => {
      const rendering = await open(settings, job);
      if ('code' in rendering) return { problems: [rendering] };
      try {
        return renderWhole(job, rendering, finishers(settings.codes ?? []));
      } catch (error) {
        // Components of docsgen's own theme do not fail.
        const { themeFile: file, hasOverrides, pluginAssets } = settings;
        if (!hasOverrides) throw error;
        const problem = await locateThemeError(error, { file, root, folders: themeFolders({ root, pluginAssets }) });
        return { problems: namePlugins([problem], pluginAssets) };
      }
    },
    renderText: async (settings, job) => {
      const rendering = await open(settings, job);
      if ('code' in rendering) throw new DocsgenError([rendering]);
      const [text] = rendering.texts.values();
      return text ? rendering.renderAlone(renderContent(text)) : '';
    },
  };
}

/**
 * Returns a function that returns the renderer of fragments for the values of `custom`. Fragments
 * may show these, so other values need another renderer.
 */
function createFragments(): (custom: RenderSettings['custom']) => RenderFragment {
  let known = '';
  let renderFragment = createFragmentRenderer();
  return (custom) => {
    const values = JSON.stringify(custom);
    if (values !== known) renderFragment = createFragmentRenderer();
    known = values;
    return renderFragment;
  };
}

/** Returns a function that returns what reads pages for problems of these codes. */
function createFinishers(): (codes: readonly ProblemCode[]) => PageFinisher {
  const finishers = new Map<string, PageFinisher>();
  return (codes) => {
    const key = codes.join(' ');
    const finisher = finishers.get(key) ?? createPageFinisher(codes);
    finishers.set(key, finisher);
    return finisher;
  };
}

function contentOptions(
  text: TextJob,
  page: RenderContentOptions['page'],
): Omit<RenderContentOptions, 'theme' | 'mdxModule'> {
  const pick = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) throw new Error(`The job of ${text.compiled.file} has no item ${index}`);
    return found;
  };
  return {
    page: text.promotesHeading ? withPromotedHeading(page) : text.withoutTitle ? withoutTitle(page) : page,
    scope: text.component ? { ...text.scope, component: componentProps(text.component) } : text.scope,
    excerpt: text.excerpt,
    isFirst: text.isFirst,
    inheritedIds: new Map(text.inheritedIds),
    idPrefix: text.idPrefix,
    drawing: (index) => pick(text.drawings, index),
    resolve: (index) => pick(text.references, index),
  };
}

function hasCodeBeside({ props }: PageJob): boolean {
  return !('target' in props) && props.main.hasCodeBeside === true;
}

interface Rendering {
  readonly texts: ReadonlyMap<string, RenderContentOptions>;
  readonly policy: PagePolicy;
  readonly renderContents: (contents: Readonly<Record<string, ReactNode>>) => string;
  /** Returns the HTML of rendered Markdown, without the page around it. */
  readonly renderAlone: (content: ReactNode) => string;
  /**
   * Returns the place that an error was thrown from, if `file` is a component page: it is one use
   * of a component, so the place of that use says nothing. If a package has thrown it, returns what
   * to report. Otherwise returns null.
   */
  readonly locateThrown: (file: string, failure: ContentError) => ThrownPosition | Partial<Problem> | null;
}

/** Returns the HTML of a page, or the problems that the JavaScript of its texts causes. */
function renderWhole(job: PageJob, rendering: Rendering, finisher: PageFinisher): HtmlResult {
  const { texts, policy, renderContents, locateThrown } = rendering;
  try {
    const whole = renderText(rendering);
    const blockedBy = textsWithModules(rendering).length > 0 ? policy : null;
    const { blocked, ...read } = readPage(whole, job, { finisher, blockedBy });
    const problems = locateBlocked(blocked, rendering);
    return problems.length > 0 ? { problems } : { html: withoutSources(whole), ...read };
  } catch (error) {
    const found = [...texts].map(([file, options]) => {
      const { errors, rest } = findFailures(options, (content) => renderContents({ [file]: content }));
      return {
        file,
        rest,
        problems: errors.map((each) => ({ ...contentProblem(file, each), ...locateThrown(file, each) })),
      };
    });
    const problems = found.flatMap((each) => each.problems);
    // Only components and expressions of the texts may fail. Any other failure is a bug in docsgen.
    if (problems.length === 0) throw error;
    const rest = new Map(found.map((each) => [each.file, each.rest]));
    return { problems: [...problems, ...validateRest({ ...rendering, texts: rest })] };
  }
}

interface ReadOptions {
  readonly finisher: PageFinisher;
  /** What may block content of the page; null for a page without components and expressions. */
  readonly blockedBy: PagePolicy | null;
}

/** Reads the HTML of a page once, for everything that must be known of it. */
function readPage(html: string, { output, copy, search }: PageJob, { finisher, blockedBy }: ReadOptions) {
  const page = createPageReader(finisher);
  const blocked = blockedBy && createBlockedReader(blockedBy);
  const text = search && createTextReader();
  const parts = copy && createPartReader();
  // A layout of the site may have no main area: then the whole page counts, as in the browser's search.
  const hasMain = html.includes('<main');
  const ofMain = [text, parts].flatMap((reader) => (reader === null ? [] : hasMain ? insideMain(reader) : reader));
  parseHtml(html, [page, ...(blocked === null ? [] : [blocked]), ...ofMain]);
  return {
    blocked: blocked === null ? [] : blocked.finish(),
    page: finisher.finish(page.finish(), output),
    text: text && text.finish(),
    copy: copy && parts && createMarkdownCopy(copy, parts.finish()),
  };
}

/** The sources of formulas are for Markdown copies only. */
function withoutSources(html: string): string {
  return html.includes(' data-tex="') ? html.replaceAll(/ data-tex="[^"]*"/g, '') : html;
}

function renderText({ texts, renderContents }: Rendering): string {
  return renderContents(Object.fromEntries([...texts].map(([file, options]) => [file, renderContent(options)])));
}

function textsWithModules({ texts }: Rendering): readonly (readonly [file: string, RenderContentOptions])[] {
  return [...texts].filter(([, { mdxModule }]) => mdxModule !== null);
}

/**
 * Returns the problems of texts from which the failing parts were removed. Ignores a failure,
 * because the rest may need a part that was removed.
 */
function validateRest(rendering: Rendering): readonly Problem[] {
  try {
    return locateBlocked(findBlockedInPage(renderText(rendering), rendering.policy), rendering);
  } catch {
    return [];
  }
}

/**
 * Returns a problem for everything that components and expressions rendered and that browsers
 * block.
 */
function locateBlocked(found: readonly BlockedContent[], rendering: Rendering): readonly Problem[] {
  const { policy, renderContents } = rendering;
  return found.flatMap((blocked) =>
    textsWithModules(rendering).flatMap(([file, options]) => {
      const rendersBlocked = (content: ReactNode) =>
        findBlockedInPage(renderContents({ [file]: content }), policy).some(
          ({ subject }) => subject === blocked.subject,
        );
      // If the page layout alone renders it, it comes from the configuration, not from a text.
      const uses = rendersBlocked(null) ? [] : findUses(options, (content) => rendersBlocked(content()));
      return uses.map((use) => {
        const title = `${nameUse(use)} renders what browsers refuse. ${blocked.title}`;
        return contentProblem(file, new ContentError('blocked-content', title, blocked.hint, use));
      });
    }),
  );
}

function contentProblem(page: string, { code, message: title, hint, ...at }: ContentError): Problem {
  const file = at.file === undefined ? page : includedPath(page, at.file);
  return asProblem({ code, title, hint, file, line: at.line, column: at.column });
}
