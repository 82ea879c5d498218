import type { ProblemCode } from '../../shared/problem-codes.ts';
import type { Site } from './site.ts';

/** The mistake in a link. */
interface HiddenTarget {
  readonly code: ProblemCode;
  readonly title: string;
  readonly hint: string;
}

/**
 * Returns the mistake in a link to an address of a locale that is left out; null if it leads
 * elsewhere. `path` is the path of the link's target.
 */
export function describeHidden({ config }: Pick<Site, 'config'>, target: string, path: string): HiddenTarget | null {
  const hidden = config.hiddenLocales.find((locale) => `${path}/`.startsWith(`/${locale.path}/`));
  if (hidden === undefined) return null;
  const title = `The link \`${target}\` points to the locale \`${hidden.name}\`, which is hidden`;
  const hint = `Remove \`hidden\` from \`locales.${hidden.name}\`, or build with --drafts.`;
  return { code: 'link-to-draft', title, hint };
}
