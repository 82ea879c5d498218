import { splitFrontMatter } from '../../shared/front-matter.ts';

/** Returns whether a text is a draft. */
export function isDraft(text: string): boolean {
  return /^draft:[ \t]*true\b/m.test(splitFrontMatter(text).yaml);
}
