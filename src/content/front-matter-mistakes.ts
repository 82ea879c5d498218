import type { FrontMatterMistake } from '../shared/foreign-front-matter.ts';
import type { FileParts } from '../shared/front-matter.ts';
import { asProblem, type Problem } from '../shared/problem.ts';

const form =
  'Put `---` on the first line, then `title: …` and the other keys, then `---` on the line after the last of them';

const messages: Readonly<Record<FrontMatterMistake, readonly [title: string, hint: string]>> = {
  unclosed: ['The front matter is not closed.', 'Put a line of three hyphens under the last of its keys.'],
  unopened: ['The front matter has no first line of three hyphens.', 'Put a line `---` before the first of its keys.'],
  bare: ['The page begins with fields that are not between lines of three hyphens.', `${form}.`],
  hyphens: [
    'The lines around the front matter do not have three hyphens.',
    'Write `---`, and nothing else, on the line before the first key and on the line after the last.',
  ],
  toml: ['The front matter is TOML, which docsgen does not read.', `Write it as YAML. ${form}.`],
  json: ['The front matter is JSON, as in another program.', `Write it as YAML. ${form}.`],
};

/** Returns the problem of front matter whose first or last line is wrong. */
export function frontMatterProblem(file: string, mistake: FrontMatterMistake, { yamlLine }: FileParts): Problem {
  const [title, hint] = messages[mistake];
  const line = mistake === 'unclosed' || mistake === 'hyphens' ? yamlLine : yamlLine + 1;
  const isOpen = mistake === 'unclosed';
  const kind = isOpen ? asProblem({ code: 'unclosed-front-matter' }) : asProblem({ code: 'malformed-front-matter' });
  return { ...kind, title, hint, file, line, column: 1 };
}
