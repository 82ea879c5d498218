import { includedPath } from '../markdown/includes/included-path.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import type { Problem } from '../shared/problem.ts';

/**
 * Returns the problems of compiled pages, by file. A plugin that fails alike on many pages is one
 * problem, on the first of them.
 */
export function problemsOfPages(pages: ReadonlyMap<string, PageMetadata>): readonly Problem[] {
  const problems = [...pages].flatMap(([file, page]) => pageProblems(file, page));
  const failures = new Map<string, number>();
  for (const { code, title } of problems)
    if (code === 'plugin-failed') failures.set(title, (failures.get(title) ?? 0) + 1);
  return problems.flatMap((problem) => {
    const count = problem.code === 'plugin-failed' ? failures.get(problem.title) : 1;
    failures.delete(problem.title);
    if (count === undefined) return [];
    return count === 1 ? [problem] : [{ ...problem, title: `${problem.title} (on ${count} pages)` }];
  });
}

/**
 * Returns the problems of a compiled page. Each names the file it is in: the page or an included
 * file.
 */
function pageProblems(file: string, page: PageMetadata): readonly Problem[] {
  const pathOf = (included: string | undefined) => (included === undefined ? file : includedPath(file, included));
  return page.messages.map((message) => ({ ...message, file: pathOf(message.file) }));
}
