import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../shared/nearest.ts';
import { DocsgenError, type Problem } from '../shared/problem.ts';
import { isProblemCode, problemCodes } from '../shared/problem-codes.ts';
import { packageFolder } from './package-folder.ts';

/** The pages of the manual, one for each code. They are a part of the package. */
const folder = 'manual/content/en/docs/errors';

/** What the manual or a plugin says about a code. */
export interface Explanation {
  /** The code. */
  readonly code: Problem['code'];
  /** What kind of problem it is. */
  readonly title: string;
  /** The cause and the remedy, in Markdown: the text of its page without front matter. */
  readonly text: string;
}

/**
 * Returns the explanation of a code of docsgen. Throws a `DocsgenError` if there is no such code.
 */
export function readExplanation(name: string): Explanation {
  if (!isProblemCode(name)) {
    const title = `There is no error code \`${name}\``;
    const near = nearest(name, Object.keys(problemCodes));
    const hint = `${near === null ? '' : `Did you mean \`${near}\`? `}\`docsgen explain\` lists all codes.`;
    throw new DocsgenError([{ code: 'invalid-option', title, hint }]);
  }
  const page = readFileSync(join(packageFolder(), folder, `${name}.md`), 'utf8');
  return { code: name, title: problemCodes[name].title, text: page.replace(/^---\n[^]*?\n---\n/, '').trim() };
}
