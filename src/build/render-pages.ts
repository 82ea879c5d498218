import type { ReactNode } from 'react';
import { includedPath } from '../markdown/includes/included-path.ts';
import { ContentError } from '../render/content-error.ts';
import { findFailure } from '../render/find-failure.ts';
import { createPrintOnce } from '../render/print-once.ts';
import { renderContent, type RenderContentOptions } from '../render/render-content.ts';
import { renderPage } from '../render/render-page.tsx';
import { DocsgenError } from '../shared/problem.ts';
import { createPageContexts, type PageContext } from '../site/page-context.ts';
import { createPageProps } from '../site/page-props/create-page-props.ts';
import type { Route } from '../site/route.ts';
import type { PrintOnce } from '../theme/Once.tsx';
import { createPageTexts, type PageText } from './page-texts.ts';
import type { RenderInput } from './render-input.ts';

/** Returns the HTML of a page. Throws a `DocsgenError` if JavaScript of its text fails. */
export type RouteRenderer = (route: Route) => string;

/** Returns a renderer of pages, which keeps what they have in common from one to the next. */
export function createRouteRenderer(input: RenderInput): RouteRenderer {
  const printOnce = createPrintOnce();
  const contextOf = createPageContexts(input.site);
  return (route) => renderRoute({ ...input, printOnce, pageContext: contextOf(route) }, route);
}

interface RouteInput extends RenderInput {
  readonly printOnce: PrintOnce;
  readonly pageContext: PageContext;
}

function renderRoute(input: RouteInput, route: Route): string {
  const { site, compiled, theme, client, printOnce, pageContext } = input;
  const { config } = site;
  const { to } = pageContext;
  const props = createPageProps(pageContext, compiled);
  const toc = 'toc' in props.main ? props.main.toc : [];
  const texts = createPageTexts(input, route, { to, toc });
  const print = (contents: Readonly<Record<string, ReactNode>>) =>
    renderPage({
      props,
      contents,
      theme,
      printOnce,
      assets: {
        styleHref: to.file(client.stylePath),
        scriptHref: to.file(client.scripts.earlyPath),
        prepaint: client.scripts.prepaint,
        policy: client.policy,
        buildId: client.buildId,
        base: config.base,
      },
      colorMode: config.colorMode.default,
    });
  try {
    return print(Object.fromEntries(texts.map(({ file, options }) => [file, renderText(file, options)])));
  } catch (error) {
    throw explain(error, texts, (file, content) => print({ [file]: content }));
  }
}

function renderText(file: string, options: RenderContentOptions): ReactNode {
  try {
    return renderContent(options);
  } catch (error) {
    throw error instanceof ContentError ? contentProblem(file, error) : error;
  }
}

/** Only what the text of a page brings along may fail; anything else is a fault of docsgen. */
function explain(
  error: unknown,
  texts: readonly PageText[],
  print: (file: string, content: ReactNode) => unknown,
): unknown {
  if (error instanceof DocsgenError) return error;
  for (const { file, options } of texts) {
    const found = findFailure(error, options, (content) => print(file, content));
    if (found) return contentProblem(file, found);
  }
  return error;
}

function contentProblem(page: string, error: ContentError): DocsgenError {
  const { message: title, hint, line, column } = error;
  const file = error.file === undefined ? page : includedPath(page, error.file);
  return new DocsgenError([{ severity: 'error', title, hint, file, line, column }], { cause: error });
}
