import type { Config } from '../../../config/config.ts';
import type { ParsedFile } from '../../../content/parse-file.ts';
import { pagePath } from '../../../content/read-files.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { asProblem, type Outcome, type Problem } from '../../../shared/problem.ts';
import type { DocsCollection } from '../config/collection.ts';
import { readPrefixes } from './doc-identity.ts';
import { createPlainReader, type NameReader } from './number-prefix.ts';
import type { DocFrontMatter } from './schema.ts';

/**
 * Returns the name reader of a collection. It is the same for every locale, and with or without
 * drafts, because addresses must not depend on what is built.
 */
export function readNames(
  config: Config,
  collection: DocsCollection,
  parsed: Iterable<ParsedFile<DocFrontMatter>>,
): Outcome<NameReader> {
  if (!collection.numberPrefixParser) return { value: createPlainReader(), problems: [] };
  // The files of the source language come first.
  const byPath = groupBy(parsed, ({ source }) => pagePath(source));
  const docs = [...byPath].flatMap(([path, [file]]) => (file ? [{ path, frontMatter: file.frontMatter, file }] : []));
  const { names, alike } = readPrefixes(docs);
  const problems = alike.map((paths): Problem => {
    const last = docs.find(({ path }) => `${path}/`.startsWith(`${paths.at(-1)}/`));
    const list = paths.map((path) => `\`${path}\``).join(' and ');
    return asProblem({
      code: 'ambiguous-number-prefix',
      title: `${list} would be the same without their numbers, so their addresses keep them`,
      hint: `Give them different names, or set \`numberPrefixParser: false\` in \`collections.${collection.key}\`: then all names stay as they are.`,
      file: last?.file.source.file ?? config.file,
    });
  });
  return { value: names, problems };
}
