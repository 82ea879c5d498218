import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import { includedPath } from '../markdown/includes/included-path.ts';
import { ContentError } from '../render/content-error.ts';
import { findBlockedInPage } from '../render/find-blocked.ts';
import { findFailures, findUses, nameUse, type Use } from '../render/find-failure.ts';
import { findPrinted } from '../render/find-printed.ts';
import { createFragmentRenderer } from '../render/fragment-renderer.ts';
import type { PageValues } from '../render/page-values.ts';
import { renderContent, type RenderContentOptions } from '../render/render-content.ts';
import { renderPage } from '../render/render-page.tsx';
import type { PagePolicy } from '../shared/content-policy.ts';
import type { Problem } from '../shared/problem.ts';
import { loadTheme } from '../bundler/open-theme.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import type { FileCompiler } from './compile-file.ts';
import { knownTexts } from './known-texts.ts';
import type { PageJob, PrintedPlace, PrintFrame, PrintResult, TextJob } from './page-job.ts';
import { withoutTitle } from './without-title.ts';

/** Prints pages. */
export interface JobPrinter {
  readonly print: (frame: PrintFrame, job: PageJob) => Promise<PrintResult>;
  /**
   * Returns for each address which component or expression of the page prints it; null for one of
   * which none does by itself.
   */
  readonly locate: (
    frame: PrintFrame,
    job: PageJob,
    addresses: readonly string[],
  ) => Promise<readonly (PrintedPlace | null)[]>;
}

/** Returns what prints the pages of the site in a folder. Texts come from the store; what is no longer there is compiled again. */
export function createJobPrinter(root: string, compileFile: FileCompiler, policy: PagePolicy): JobPrinter {
  const renderFragment = createFragmentRenderer();
  const open = async (frame: PrintFrame, job: PageJob): Promise<Printing | Problem> => {
    const theme = await loadTheme(frame.themeFile);
    const texts = new Map<string, RenderContentOptions>();
    for (const text of job.texts) {
      const { file } = text.compiled;
      const { page, digest } = await compileFile(text.compiled);
      if (digest !== text.compiled.digest) return { ...changedMeanwhile, file };
      // The program exports what `createMdxModule` has written, which TypeScript cannot see.
      const mdxModule: PageValues | null =
        text.mdxModule === null ? null : await import(pathToFileURL(join(root, text.mdxModule)).href);
      texts.set(file, { ...contentOptions(text, page), theme, mdxModule });
    }
    const { props } = job;
    const assets = { ...frame.assets, ...job.assets };
    const printPage = (contents: Readonly<Record<string, ReactNode>>): string =>
      renderPage({ props, contents, theme, renderFragment, assets, colorMode: frame.colorMode });
    return { texts, policy, printPage };
  };
  return {
    print: async (frame, job) => {
      const printing = await open(frame, job);
      return 'title' in printing ? { problems: [printing] } : print(job, printing);
    },
    locate: async (frame, job, addresses) => {
      const printing = await open(frame, job);
      return 'title' in printing ? addresses.map(() => null) : locate(addresses, printing);
    },
  };
}

function contentOptions(
  text: TextJob,
  page: RenderContentOptions['page'],
): Omit<RenderContentOptions, 'theme' | 'mdxModule'> {
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
  readonly texts: ReadonlyMap<string, RenderContentOptions>;
  readonly policy: PagePolicy;
  readonly printPage: (contents: Readonly<Record<string, ReactNode>>) => string;
}

/** Returns the HTML of a page, or what JavaScript of its texts has done wrong. */
function print(job: PageJob, printing: Printing): PrintResult {
  const { texts, printPage } = printing;
  try {
    const html = printTexts(printing);
    const mdxModules = textsWithModules(printing);
    if (mdxModules.length === 0) return { html, printed: null };
    const problems = validatePrinted(html, printing);
    const isKnown = knownTexts([job, mdxModules.map(([, { page }]) => page.ids)]);
    return problems.length > 0 ? { problems } : { html, printed: findPrinted(html, isKnown) };
  } catch (error) {
    const found = [...texts].map(([file, options]) => {
      const { errors, rest } = findFailures(options, (content) => printPage({ [file]: content }));
      return { file, rest, problems: errors.map((each) => contentProblem(file, each)) };
    });
    const problems = found.flatMap((each) => each.problems);
    // Only what the text of a page brings along may fail; anything else is a fault of docsgen.
    if (problems.length === 0) throw error;
    const rest = new Map(found.map((each) => [each.file, each.rest]));
    return { problems: [...problems, ...validateRest({ ...printing, texts: rest })] };
  }
}

function printTexts({ texts, printPage }: Printing): string {
  return printPage(Object.fromEntries([...texts].map(([file, options]) => [file, renderContent(options)])));
}

function textsWithModules({ texts }: Printing): readonly (readonly [file: string, RenderContentOptions])[] {
  return [...texts].filter(([, { mdxModule }]) => mdxModule !== null);
}

/** What is left of texts without what fails in them may fail for want of it. */
function validateRest(printing: Printing): readonly Problem[] {
  try {
    return validatePrinted(printTexts(printing), printing);
  } catch {
    return [];
  }
}

/** Returns a mistake for all that browsers refuse of what components and expressions have printed. */
function validatePrinted(html: string, printing: Printing): readonly Problem[] {
  const { policy, printPage } = printing;
  return findBlockedInPage(html, policy).flatMap((blocked) =>
    textsWithModules(printing).flatMap(([file, options]) => {
      const prints = (content: ReactNode) =>
        findBlockedInPage(printPage({ [file]: content }), policy).some(({ title }) => title === blocked.title);
      // The frame of the page is the configuration's, which has no place in a text.
      const uses = prints(null) ? [] : findUses(options, (content) => prints(content()));
      return uses.map((use) => {
        const title = `${nameUse(use)} prints what browsers refuse. ${blocked.title}`;
        return contentProblem(file, new ContentError(title, blocked.hint, use));
      });
    }),
  );
}

function locate(addresses: readonly string[], printing: Printing): readonly (PrintedPlace | null)[] {
  // Each is printed once, however many addresses are looked for.
  const printedBy = new Map<unknown, ReadonlySet<string>>();
  const find = (address: string): PrintedPlace | null => {
    for (const [file, options] of textsWithModules(printing)) {
      const [use] = findUses(options, (content, node) => {
        const known = printedBy.get(node) ?? addressesIn(printing.printPage({ [file]: content() }));
        printedBy.set(node, known);
        return known.has(address);
      });
      if (use) return { subject: nameUse(use), ...placeOf(file, use) };
    }
    return null;
  };
  return addresses.map(find);
}

function addressesIn(html: string): ReadonlySet<string> {
  return new Set(findPrinted(html, () => false).addresses.map(({ address }) => address));
}

function placeOf(page: string, { file, line, column }: Use | ContentError) {
  return { file: file === undefined ? page : includedPath(page, file), line, column };
}

function contentProblem(page: string, error: ContentError): Problem {
  return { severity: 'error', title: error.message, hint: error.hint, ...placeOf(page, error) };
}
