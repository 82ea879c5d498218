import { includedPath } from '../markdown/includes/included-path.ts';
import type { FailureOfPlugin, MarkdownMessage, PageMetadata } from '../markdown/page/compiled-page.ts';
import { morePagesText } from '../plugins/hooks/page-mistake.ts';
import { groupBy } from '../shared/group-by.ts';
import type { FoundProblem, Problem } from '../shared/problem.ts';

/**
 * Returns the problems of compiled pages, by file. A plugin that fails alike on many pages is one
 * problem, on the first of them.
 */
export function problemsOfPages(pages: ReadonlyMap<string, PageMetadata>): readonly FoundProblem[] {
  const found = [...pages].flatMap(([file, page]) => page.messages.map((message) => ({ file, page, message })));
  const failures = groupBy(found, ({ message }) => JSON.stringify(message.failure));
  return found.flatMap((each) => {
    const { file, page, message } = each;
    if (message.failure !== undefined) {
      const alike = failures.get(JSON.stringify(message.failure)) ?? [];
      return each === alike[0] ? [failureProblem(file, message, message.failure, alike.length)] : [];
    }
    const { failure: _none, ...problem } = message;
    // A page that a plugin has refused has no text. The reason for this is always an error.
    const fatal = page.isParsed || message.severity === 'warning' ? {} : { isFatal: true as const };
    return [{ ...problem, ...fatal, file: message.file === undefined ? file : includedPath(file, message.file) }];
  });
}

/** Returns the problem of a plugin that fails on pages, of which `file` is the first. */
function failureProblem(file: string, message: MarkdownMessage, failure: FailureOfPlugin, count: number): Problem {
  const { severity, code, hint, line, column } = message;
  const { plugin, hook, reason, place } = failure;
  const pages = `${file}${morePagesText(count - 1)}`;
  const title = `The plugin \`${plugin}\` fails in \`${hook}\` for ${pages}: ${reason}`;
  return { severity, code, title, hint, ...(place ?? { file, line, column }) };
}
