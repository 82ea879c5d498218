import { basename } from 'node:path';
import type { SiteOutput } from '../../build/output/site-outputs.ts';
import { deployProblem } from './run-git.ts';

interface OutputChoice {
  /** All outputs of the site. */
  readonly outputs: readonly SiteOutput[];
  /** Name of a locale of the site; undefined if none was named. */
  readonly locale: string | undefined;
  /** The branch that an output of the site itself goes to. */
  readonly target: string;
  /** Whether the branch or the remote was named. */
  readonly isTargetNamed: boolean;
}

/**
 * Returns the output to publish: that of the named locale, or the only one. A branch is the root of
 * one address, so throws a `DocsgenError` if there are more and none is named, or if the folder of
 * another address would take the branch of the site.
 */
export function chooseOutput({ outputs, locale, target, isTargetNamed }: OutputChoice): SiteOutput | undefined {
  const [first] = outputs;
  if (outputs.length > 1 && locale === undefined) {
    const title = `The site has ${outputs.length} folders, each for a different address, but ${target} can have one`;
    const hint = `Publish each by itself, those of other addresses to a branch or a remote of their own:\n${outputs.map(callFor).join('\n')}`;
    throw deployProblem('cannot-deploy', title, hint);
  }
  const chosen = locale === undefined ? first : outputs.find(({ locales }) => locales.includes(locale));
  if (chosen && chosen !== first && !isTargetNamed) {
    const title = `${target} is for ${nameOf(first)}, not for ${nameOf(chosen)}`;
    const hint = `Name the branch or the remote that is served at ${chosen.address} with --branch or --remote.`;
    throw deployProblem('cannot-deploy', title, hint);
  }
  return chosen;
}

/** Returns which folder was published, and which were not; nothing for a site with one folder. */
export function foldersText(outputs: readonly SiteOutput[], chosen: SiteOutput | undefined): string {
  if (outputs.length < 2 || !chosen) return '';
  const others = outputs.filter((output) => output !== chosen).map(nameOf);
  return `  ${nameOf(chosen)} for ${chosen.address}; not published: ${others.join(', ')}\n`;
}

/** Returns the name of the folder of an output, with a slash. */
function nameOf(output: SiteOutput | undefined): string {
  return output === undefined ? '' : `${basename(output.folder)}/`;
}

function callFor(output: SiteOutput, index: number): string {
  const { address, locales } = output;
  const target = index === 0 ? '' : ' --branch …';
  return `${nameOf(output)} for ${address}: docsgen deploy --locale ${locales[0] ?? ''}${target}`;
}
