import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Config } from '../../config/config.ts';
import type { Satteri } from './create-satteri-parser.ts';
import { asProblem, DocsgenError, type Outcome, type Problem } from '../../shared/problem.ts';
import { findPackage } from '../../system/find-package.ts';
import { hasFields } from '../../shared/has-fields.ts';

/** The only version whose trees were compared with those of `remark-parse`. */
const comparedVersion = '0.10.5';
const manifest = z.object({ version: z.string() });

/**
 * Returns the version of `satteri` that is installed for a site. A missing package or another
 * version is a problem.
 */
export function findSatteri(config: Config, find = findPackage): Outcome<string | null> {
  const file = find('satteri', config.root);
  const version = file === null ? null : versionOf(file);
  if (version === comparedVersion) return { value: version, problems: [] };
  const found = version === null ? 'which is not installed' : `but ${version} is installed`;
  return { value: null, problems: [unusable(config, found)] };
}

/** Returns the package `satteri` of a site. Throws a `DocsgenError` if it cannot be loaded. */
export async function loadSatteri(root: string): Promise<Satteri> {
  const file = findPackage('satteri', root);
  try {
    if (file === null) throw new Error('The package is not installed.');
    const module: unknown = await import(pathToFileURL(file).href);
    if (!hasFields<Satteri>(module, 'markdownToMdast')) throw new Error('The package exports no parser.');
    return module;
  } catch (cause) {
    const title = 'The package `satteri` is installed, but its native code is not';
    const hint = 'Install the packages again with their optional dependencies, or remove `markdown.parser`.';
    throw new DocsgenError([{ code: 'unusable-package', title, hint }], { cause });
  }
}

function versionOf(file: string): string {
  return manifest.parse(JSON.parse(readFileSync(join(file, '..', '..', 'package.json'), 'utf8'))).version;
}

function unusable({ file, locate }: Config, found: string): Problem {
  return asProblem({
    code: 'unusable-package',
    title: `\`markdown.parser\` needs the package \`satteri\` ${comparedVersion}, ${found}`,
    hint: `Run \`npm install --save-dev --save-exact satteri@${comparedVersion}\` in the site's folder, or remove the field.`,
    file,
    ...locate(['markdown', 'parser']),
  });
}
