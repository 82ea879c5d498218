import { asProblem } from '../../shared/problem.ts';
import { nearest } from '../../shared/nearest.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { languageNames } from '../code/languages.ts';

/** Returns the warning for a language that cannot be highlighted, without its place. */
export function unknownLanguage(language: string): Omit<MarkdownMessage, 'line' | 'column'> {
  const near = nearest(language, languageNames);
  const meant = near === null ? '' : `Did you mean \`${near}\`? `;
  return asProblem({
    code: 'unknown-code-language',
    title: `There is no code language "${language}".`,
    hint: `${meant}The name \`text\` is for text without colors.`,
  });
}
