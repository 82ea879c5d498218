import { fileInLocale, folderOfFile } from '../../content/content-folders.ts';
import { isPageFile } from '../../content/page-file.ts';
import type { MovedFile, MovedPage } from '../../shared/moved-page.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import type { Site } from '../../site/graph/site.ts';

/**
 * Returns a warning for each renamed source whose translations have the old name. They are pages of
 * their own then, and the new page is not translated.
 */
export function findLeftTranslations(site: Pick<Site, 'config' | 'content' | 'renamed'>): readonly Problem[] {
  const { files, certain } = site.renamed;
  return [...certain].flatMap((from) => {
    const to = files.get(from);
    const translations = to === undefined ? [] : translationsOf(site, from, to);
    return to === undefined || translations.length === 0 ? [] : [problemOf({ from, to, links: [], translations })];
  });
}

/** Returns the translations of a renamed source, with the names that they should have. */
function translationsOf(
  { config, content }: Pick<Site, 'config' | 'content'>,
  from: string,
  to: string,
): readonly MovedFile[] {
  const { folders, hashes } = content;
  const [name, target] = [from, to].map((file) => folderOfFile(folders, file)?.locale);
  const locale = config.locales.find((each) => each.name === name);
  if (!locale || target !== name || !isPageFile(from)) return [];
  return config.locales
    .filter(({ fallbacks }) => fallbacks.includes(locale.name))
    .flatMap((other) => {
      const [old, next] = [from, to].map((file) => withoutExtension(fileInLocale(folders, file, locale, other)));
      // A translation may be `.mdx` where its source is `.md`.
      const extension = ['.md', '.mdx'].find((each) => hashes.has(old + each));
      const isTaken = ['.md', '.mdx'].some((each) => hashes.has(next + each));
      return extension === undefined || isTaken || old === next
        ? []
        : [{ from: old + extension, to: next + extension }];
    });
}

function withoutExtension(file: string): string {
  return file.replace(/\.mdx?$/, '');
}

function problemOf(move: MovedPage & { readonly translations: readonly MovedFile[] }): Problem {
  const { from, to, translations } = move;
  const names = translations.map((each) => `\`${each.from}\``).join(', ');
  const isOne = translations.length === 1;
  return asProblem({
    code: 'renamed-source',
    cause: `moved ${from}`,
    title: `\`${from}\` is now \`${to}\`: ${isOne ? 'its translation has' : `${translations.length} translations have`} the old name`,
    hint: `docsgen dev can rename ${isOne ? 'it' : 'them'}, with the links. By hand, rename ${names}.`,
    ...(translations[0] ? { file: translations[0].from } : {}),
    move,
  });
}
