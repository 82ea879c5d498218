import { asProblem, type Problem } from '../../shared/problem.ts';
import { parserOf } from './code-parsers.ts';
import type { Fence } from './source-text.ts';
import type { TextRule } from './text-rule.ts';

/**
 * Finds blocks of code that their language cannot parse. What is clearly a part of something is
 * left out.
 */
export const invalidCode: TextRule = async ({ file, fences }) => {
  const problems: Problem[] = [];
  for (const fence of fences) {
    const problem = await findMistake(fence);
    if (problem) problems.push({ ...problem, file });
  }
  return problems;
};

/**
 * Signs of what is left out, and of what readers fill in: `…`, dots that spread nothing, `<name>`,
 * `{{name}}`.
 */
const placeholder = /…|\.\.\.(?![\w$[({'"`])|<[a-z][\w -]*>|\{\{|\[\.\.\.\]/i;
/** Marks of lines, which pages do not show. */
const lineMark = /[ \t]*(?:\/\/|#|\/\*|<!--|\{\/\*)[ \t]*\[![^\]\n]+\][^\n]*/g;

async function findMistake(fence: Fence): Promise<Problem | null> {
  const { language, meta, code, locate } = fence;
  const parse = parserOf(language);
  if (!parse || code.trim() === '' || /(?:^|\s)(?:no-check|file=)/.test(meta)) return null;
  const text = code.replace(lineMark, '');
  const mistake = await parse(text);
  if (mistake === null || isPart(text, language)) return null;
  const { message, line, column } = mistake;
  const hint =
    'Correct it, or mark the block with `no-check` if it shows a part, or a mistake on purpose: ' +
    `\`\`\`${language} no-check`;
  return asProblem({
    code: 'invalid-code',
    title: `This block is not valid ${language}: ${message}`,
    hint,
    ...locate(line, column),
  });
}

/**
 * Returns whether a text says that it is only a part of something. JSX has tags, so these say
 * nothing there.
 */
function isPart(text: string, language: string): boolean {
  const withoutTags = /^(?:[jt]sx?|m[jt]s|javascript|typescript)$/.test(language) ? text.replace(/<[^>]*>/g, '') : text;
  return placeholder.test(withoutTags);
}
