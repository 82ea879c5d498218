import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package whose code is in the compiled files.
 *
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} purl the package URL, such as `pkg:npm/%40scope/name@1.0.0`
 * @property {string | null} license an SPDX expression, if the package states one
 * @property {string | null} notice text of its license file, if it has one
 * @property {string | null} sha512 of its published archive, as hexadecimal digits, if it is known
 */

/**
 * Returns the packages that some source files belong to, sorted by package URL.
 *
 * @param {string} root folder of docsgen
 * @param {readonly string[]} inputs paths of source files, relative to the root, as in the metafiles
 *   of esbuild
 * @returns {readonly BundledPackage[]}
 */
export function findBundledPackages(root, inputs) {
  const folders = inputs.flatMap(
    (file) => /(?:^|:)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
  );
  /** @type {{ packages: Record<string, { integrity?: string }> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // Copies of one version may lie in several folders.
  const byPurl = new Map(
    [...new Set(folders)].map((folder) => {
      const found = readPackage(join(root, folder), lock.packages[folder]?.integrity);
      return [found.purl, found];
    }),
  );
  return [...byPurl.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
}

/**
 * @param {string} folder of a package
 * @param {string | undefined} integrity of its archive, as the lock file states it
 * @returns {BundledPackage}
 */
function readPackage(folder, integrity) {
  /** @type {{ name: string, version: string, license?: string | null }} */
  const { name, version, license = null } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder)
    .toSorted()
    .find((each) => /^licen[cs]e/i.test(each));
  const digest = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  return {
    name,
    version,
    purl: purlOf(name, version),
    license,
    notice: file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim(),
    sha512: digest === undefined ? null : Buffer.from(digest, 'base64').toString('hex'),
  };
}

/**
 * Returns the package URL of an npm package.
 *
 * @param {string} name
 * @param {string} version
 */
export function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
