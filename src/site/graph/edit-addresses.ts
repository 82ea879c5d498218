import type { Config } from '../../config/config.ts';
import type { EditUrl } from '../../config/fields/page-details.ts';
import { isWebAddress } from '../../config/schema/page-details.ts';
import { groupBy } from '../../shared/group-by.ts';
import { splitRef } from '../../shared/ref-path.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { Content } from '../../content/content.ts';
import { writtenFile } from '../../content/generated-pages.ts';
import type { Route, Site } from './site.ts';

/** Where `editUrl` of a page is written, and its value. */
interface ConfiguredEditUrl {
  readonly value: EditUrl | null;
  readonly path: readonly PropertyKey[];
}

/** Returns the `editUrl` of a collection: its own, or that of the site. */
export function editUrlOf({ collections, pageDetails }: Config, key: string | null): ConfiguredEditUrl {
  const own = collections.find((collection) => collection.key === key)?.editUrl;
  return own === undefined
    ? { value: pageDetails.editUrl, path: ['pageDetails', 'editUrl'] }
    : { value: own, path: ['collections', key ?? '', 'editUrl'] };
}

interface Mistake extends Pick<Problem, 'code' | 'hint'> {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  /** What is wrong, in words that follow the name of the page. */
  readonly reason: string;
}

/**
 * Returns what `editUrl` gives for each page where it is a function, and its mistakes. A page whose
 * front matter has an address of its own is left out, and so is one that has no file.
 */
export function computeEditAddresses(
  config: Config,
  { generated }: Pick<Content, 'generated'>,
  routes: readonly Route[],
): Outcome<Site['editAddresses']> {
  const addresses = new Map<string, string | null>();
  const mistakes: Mistake[] = [];
  for (const { url, entry, collection, version } of routes) {
    const written = entry && writtenFile(generated, entry.source.file);
    if (entry === null || collection === null || written === null) continue;
    const { value: editUrl, path } = editUrlOf(config, collection);
    if (typeof editUrl !== 'function' || entry.frontMatter.custom_edit_url !== undefined) continue;
    const { file, relativePath, locale } = entry.source;
    const { prefix, path: inSite } = splitRef(written);
    const ref = config.refs.get(prefix)?.ref ?? null;
    const asked = { locale: locale.name, collection, version, ref, path: inSite, file: relativePath };
    const answer = call(() => editUrl(asked));
    if ('address' in answer) addresses.set(url, answer.address);
    else mistakes.push({ file, path, ...answer });
  }
  return { value: addresses, problems: joinMistakes(config, mistakes) };
}

function call(editUrl: () => unknown): { readonly address: string | null } | Pick<Mistake, 'code' | 'reason' | 'hint'> {
  try {
    const address = editUrl();
    if (address === null) return { address };
    if (typeof address === 'string' && isWebAddress(address)) return { address: new URL(address).href };
    const reason = `returns ${typeof address === 'string' ? `"${address}"` : nameOf(address)}`;
    const hint = 'Return a URL such as `https://github.com/acme/docs/edit/main/intro.md`, or null for no link.';
    return { code: 'invalid-config-value', reason, hint };
  } catch (cause) {
    const reason = `fails: ${cause instanceof Error ? cause.message : String(cause)}`;
    return {
      code: 'config-failed',
      reason,
      hint: 'It gets `locale`, `collection`, `version`, `ref`, `path` and `file`.',
    };
  }
}

function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  return value instanceof Promise ? 'a promise' : `a value of the type \`${typeof value}\``;
}

/** Returns each mistake once, with the first file that has it. Wrong addresses are one mistake. */
function joinMistakes({ file, locate }: Config, mistakes: readonly Mistake[]): readonly Problem[] {
  const groups = groupBy(mistakes, ({ path, code, reason }) =>
    JSON.stringify([path, code === 'config-failed' ? reason : code]),
  );
  return [...groups.values()].flatMap(([first, ...others]): readonly Problem[] => {
    if (first === undefined) return [];
    const { path, reason, code, hint } = first;
    const more = new Set(others.map((other) => other.file).filter((other) => other !== first.file)).size;
    const files = more === 0 ? '' : more === 1 ? ' and 1 more file' : ` and ${more} more files`;
    const title = `\`${path.join('.')}\` ${reason} (for ${first.file}${files})`;
    return [asProblem({ code, title, hint, file, ...locate(path) })];
  });
}
