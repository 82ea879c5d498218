import { splitFrontMatter } from '../../../shared/front-matter.ts';

/**
 * Returns an English example page with a notice before its text. A page whose text is in its front
 * matter gets a comment there.
 */
export function markUntranslated(page: string, notice: string): string {
  const { yaml, body } = splitFrontMatter(page);
  if (yaml === '') return page;
  if (body.trim() === '') return `---\n# Not translated yet: this is the English example text.\n${yaml}---\n${body}`;
  return `---\n${yaml}---\n\n${notice}${body}`;
}
