import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../shared/nearest.ts';
import { DocsgenError } from '../shared/problem.ts';
import { problemCodes, type ProblemCode } from '../shared/problem-codes.ts';
import { packageFolder } from './package-folder.ts';

/** The pages of the manual, one for each code. They are a part of the package. */
const folder = 'manual/content/en/docs/errors';

/** What the manual says about a code. */
export interface Explanation {
  readonly code: ProblemCode;
  readonly title: string;
  /** The text of its page, in Markdown, without front matter. */
  readonly text: string;
}

/** Returns the explanation of a code. Throws a `DocsgenError` if there is no such code. */
export function readExplanation(name: string): Explanation {
  if (!isProblemCode(name)) {
    const title = `There is no error code \`${name}\``;
    const near = nearest(name, Object.keys(problemCodes));
    const hint = `${near === null ? '' : `Did you mean \`${near}\`? `}\`docsgen explain\` lists all codes.`;
    throw new DocsgenError([{ severity: 'error', code: 'invalid-option', title, hint }]);
  }
  const page = readFileSync(join(packageFolder(), folder, `${name}.md`), 'utf8');
  return { code: name, title: problemCodes[name].title, text: page.replace(/^---\n[^]*?\n---\n/, '').trim() };
}

/** Returns whether a text is the code of a problem. */
export function isProblemCode(name: string): name is ProblemCode {
  return Object.hasOwn(problemCodes, name);
}
