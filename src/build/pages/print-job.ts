import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import { includedPath } from '../../markdown/includes/included-path.ts';
import { ContentError } from '../../render/content-error.ts';
import { findBlocked, type PagePolicy } from '../../render/find-blocked.ts';
import { findFailures, findUses, nameUse } from '../../render/find-failure.ts';
import { createPrintOnce } from '../../render/print-once.ts';
import type { PageValues } from '../../render/page-values.ts';
import { renderContent, type RenderContentOptions } from '../../render/render-content.ts';
import { renderPage } from '../../render/render-page.tsx';
import type { Theme } from '../../render/theme.ts';
import type { Problem } from '../../shared/problem.ts';
import { loadTheme } from '../bundle/open-theme.ts';
import type { PrintOnce } from '../../theme/Once.tsx';
import { changedMeanwhile } from './changed-meanwhile.ts';
import type { FileCompiler } from './compile-file.ts';
import type { PageJob, PrintFrame, PrintResult, TextJob } from './page-job.ts';
import { withoutTitle } from './without-title.ts';

/** Prints a page. */
export type JobPrinter = (frame: PrintFrame, job: PageJob) => Promise<PrintResult>;

/** Returns what prints the pages of the site in a folder. Texts come from the store; what is no longer there is compiled again. */
export function createJobPrinter(root: string, compileFile: FileCompiler, policy: PagePolicy): JobPrinter {
  const printOnce = createPrintOnce();
  return async (frame, job) => {
    const theme = await loadTheme(frame.themeFile);
    const texts = new Map<string, RenderContentOptions>();
    for (const text of job.texts) {
      const { file } = text.compiled;
      const { page, digest } = await compileFile(text.compiled);
      if (digest !== text.compiled.digest) return { problems: [{ ...changedMeanwhile, file }] };
      // The program exports what `createProgram` has written, which TypeScript cannot see.
      const program: PageValues | null =
        text.program === null ? null : await import(pathToFileURL(join(root, text.program)).href);
      texts.set(file, { ...contentOptions(text, page), theme, program });
    }
    return print(frame, job, { theme, texts, printOnce, policy });
  };
}

function contentOptions(
  text: TextJob,
  page: RenderContentOptions['page'],
): Omit<RenderContentOptions, 'theme' | 'program'> {
  const pick = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) throw new Error(`${text.compiled.file} has no number ${index} of those that it asks for`);
    return found;
  };
  return {
    page: text.withoutTitle ? withoutTitle(page) : page,
    scope: text.scope,
    excerpt: text.excerpt,
    leads: text.leads,
    inheritedIds: new Map(text.inheritedIds),
    idPrefix: text.idPrefix,
    drawing: (index) => pick(text.drawings, index),
    resolve: (index) => pick(text.references, index),
  };
}

interface Printing {
  readonly theme: Theme;
  readonly texts: ReadonlyMap<string, RenderContentOptions>;
  readonly printOnce: PrintOnce;
  readonly policy: PagePolicy;
}

/** Returns the HTML of a page, or what JavaScript of its texts has done wrong. */
function print(frame: PrintFrame, { props, assets }: PageJob, printing: Printing): PrintResult {
  const { theme, texts, printOnce, policy } = printing;
  const printPage = (contents: Readonly<Record<string, ReactNode>>): string =>
    renderPage({
      props,
      contents,
      theme,
      printOnce,
      assets: { ...frame.assets, ...assets },
      colorMode: frame.colorMode,
    });
  const printTexts = (all: Printing['texts']): string =>
    printPage(Object.fromEntries([...all].map(([file, options]) => [file, renderContent(options)])));
  try {
    const html = printTexts(texts);
    const problems = judgePrinted(html, { texts, policy, printPage });
    return problems.length > 0 ? { problems } : { html };
  } catch (error) {
    const found = [...texts].map(([file, options]) => {
      const { errors, rest } = findFailures(options, (content) => printPage({ [file]: content }));
      return { file, rest, problems: errors.map((each) => contentProblem(file, each)) };
    });
    const problems = found.flatMap((each) => each.problems);
    // Only what the text of a page brings along may fail; anything else is a fault of docsgen.
    if (problems.length === 0) throw error;
    const rest = new Map(found.map((each) => [each.file, each.rest]));
    return { problems: [...problems, ...judgeRest(() => printTexts(rest), { texts: rest, policy, printPage })] };
  }
}

interface Printed extends Pick<Printing, 'texts' | 'policy'> {
  readonly printPage: (contents: Readonly<Record<string, ReactNode>>) => string;
}

/** What is left of texts without what fails in them may fail for want of it. */
function judgeRest(print: () => string, printed: Printed): readonly Problem[] {
  try {
    return judgePrinted(print(), printed);
  } catch {
    return [];
  }
}

/** Returns a mistake for all that browsers refuse of what components and expressions have printed. */
function judgePrinted(html: string, { texts, policy, printPage }: Printed): readonly Problem[] {
  const programs = [...texts].filter(([, { program }]) => program !== null);
  if (programs.length === 0) return [];
  return findBlocked(html, policy).flatMap((blocked) =>
    programs.flatMap(([file, options]) => {
      const prints = (content: ReactNode) =>
        findBlocked(printPage({ [file]: content }), policy).some(({ title }) => title === blocked.title);
      // The frame of the page is the configuration's, which has no place in a text.
      const uses = prints(null) ? [] : findUses(options, prints);
      return uses.map((use) => {
        const title = `${nameUse(use)} prints what browsers refuse. ${blocked.title}`;
        return contentProblem(file, new ContentError(title, blocked.hint, use));
      });
    }),
  );
}

function contentProblem(page: string, { message: title, hint, file, line, column }: ContentError): Problem {
  return { severity: 'error', title, hint, file: file === undefined ? page : includedPath(page, file), line, column };
}
