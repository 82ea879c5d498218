import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the license texts of the packages that are compiled into `dist/`, as the licenses require.
 *
 * @param {string} root folder of docsgen
 * @param {import('esbuild').Metafile} metafile of the compiled files
 */
export function writeNotices(root, { inputs }) {
  const folders = Object.keys(inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const notices = [...new Set(folders)].toSorted().map((folder) => noticeOf(join(root, folder)));
  const title =
    '# Packages in these files\n\nThe compiled files hold code of the packages below, under these licenses.\n';
  writeFileSync(join(root, 'dist', 'THIRD-PARTY.md'), `${title}\n${notices.join('\n')}`);
}

/** @param {string} folder of a package */
function noticeOf(folder) {
  /** @type {{ name: string, version: string, license?: string }} */
  const { name, version, license = 'see its source' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? `License: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
  return `## ${name} ${version}\n\n${text.replaceAll(/^/gm, '> ')}\n`;
}
