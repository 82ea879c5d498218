import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plannedFiles } from '../../build/output/planned-files.ts';
import { judgePages, withoutRepeats } from '../../check/judge-pages.ts';
import { codesOfBuild } from '../../check/page-codes.ts';
import { staticSource } from '../../content/scan-static.ts';
import { createGeneratedFiles } from '../../outputs/list/generated-files.ts';
import { createPageJob } from '../../pipeline/create-page-job.ts';
import { createRenderSettings } from '../../pipeline/create-render-settings.ts';
import { prepare } from '../../pipeline/prepare.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { createPageFinisher, type FinishedPage } from '../../reading/finished-page.ts';
import { parsePage } from '../../reading/page/parse-page.ts';
import { hasErrors, type Problem } from '../../shared/problem.ts';
import type { Route } from '../../site/graph/site.ts';
import { copyFile } from '../../site/page-props/markdown-copy.ts';
import { createDevServices, type DevContext, type PageParts } from './dev-services.ts';

/** A finished page, and its HTML. */
type ReadPage = Pick<RenderedHtml, 'html' | 'page'>;
type RenderedHtml = Exclude<Awaited<ReturnType<PageParts['pool']['renderHtml']>>, { problems: unknown }>;

interface PagesInDev {
  readonly parts: PageParts;
  readonly context: DevContext;
  readonly input: RenderInput;
  /** What was read of the pages to judge, by file. */
  readonly pages: ReadonlyMap<string, FinishedPage>;
  /** The HTML of these pages, as far as it is there. */
  readonly html: ReadonlyMap<string, string>;
  /** What was said of the texts. */
  readonly problems: readonly Problem[];
}

/**
 * Returns what a build would say of finished pages. Other pages are rendered only if it cannot be
 * known without them whether something is wrong.
 */
export async function judgeInDev({ parts, context, input, pages, problems, ...given }: PagesInDev) {
  const { site } = input;
  const { config } = site;
  const routes = new Map(site.routes.map((route) => [route.output, route]));
  const codes = codesOfBuild(config, false);
  const html = new Map(given.html);
  const others = new Map<string, FinishedPage | null>();
  const readRoute = (route: Route) => renderRoute(parts, context, route);
  const judge = async (files: ReadonlyMap<string, { readonly size: number }>): Promise<readonly Problem[]> => {
    for (;;) {
      const lacking = new Set<string>();
      const lack = (file: string) => void lacking.add(file);
      const found = judgePages({
        ...{ site, files, pages, codes },
        readPage: (file) => pages.get(file) ?? emptyPage,
        htmlOf: (file) => html.get(file) ?? (lack(file), ''),
        findPage: (file, ids) => {
          if (ids.length === 0) return null;
          if (!others.has(file) && hasIds(input, routes.get(file), ids)) return pageWithIds(ids);
          return others.has(file) ? (others.get(file) ?? null) : (lack(file), null);
        },
      });
      if (lacking.size === 0) return withoutRepeats(problems, found);
      for (const file of lacking) {
        const route = routes.get(file);
        const read = await (route ? readRoute(route) : readStatic(input, file));
        html.set(file, read?.html ?? '');
        others.set(file, read?.page ?? null);
      }
    }
  };
  const paths = [
    ...plannedFiles(input).map(({ path }) => path),
    ...site.routes.flatMap((route) => copyFile(site, route) ?? []),
  ];
  const found = await judge(filesAt(paths));
  // It takes time to list all files that a build makes, and most pages have no mistake.
  return found.length === 0 ? found : judge(filesAt([...paths, ...generatedPaths(input)]));
}

/** Their sizes are not known. */
function filesAt(paths: readonly string[]): ReadonlyMap<string, { readonly size: number }> {
  return new Map(paths.map((path) => [path, { size: 0 }]));
}

/** Returns the paths of the files beside the pages. None of them is made. */
function generatedPaths(input: RenderInput): readonly string[] {
  const { site } = input;
  const none = () => Promise.reject(new Error('Only the paths of files are asked for'));
  const files = createGeneratedFiles({
    ...input,
    routes: site.routes,
    locales: new Set(site.config.locales.map(({ name }) => name)),
    copies: { hash: () => '', read: none },
    texts: { prepare: none, render: none },
  });
  return [...files].map(({ path }) => path);
}

/** Returns whether the text of a page has all of these ids. */
function hasIds({ compiled }: RenderInput, route: Route | undefined, ids: readonly string[]): boolean {
  const file = route?.entry?.source.file ?? '';
  const inherited = compiled.inheritedIds.get(file);
  const final = new Set((compiled.outlines.get(file)?.ids ?? []).map((id) => inherited?.get(id) ?? id));
  return ids.every((id) => final.has(id));
}

const emptyPage = createPageFinisher([]).finish(parsePage(''), '');

function pageWithIds(ids: readonly string[]): FinishedPage {
  return { ...emptyPage, ids: ids.join('\n') };
}

/** Renders a page; null if it has errors. */
async function renderRoute(parts: PageParts, context: DevContext, route: Route): Promise<ReadPage | null> {
  const { graph, pool } = parts;
  const { input, blocking } = await prepare({ site: graph.site, routes: [route] }, createDevServices(parts, context));
  if (hasErrors(blocking)) return null;
  const result = await pool.renderHtml(createRenderSettings(input), createPageJob(input, graph.contextOf(route), null));
  return 'problems' in result ? null : result;
}

function readStatic({ site }: RenderInput, file: string): ReadPage | null {
  if (!site.staticFiles.has(file)) return null;
  const html = readFileSync(join(site.config.root, staticSource(site.content, file)), 'utf8');
  return { html, page: createPageFinisher([]).finish(parsePage(html), file) };
}
