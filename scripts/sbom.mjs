import { purlOf } from './bundled-packages.mjs';

/**
 * Returns the software bill of materials of `dist/`: the packages that are compiled in, as
 * CycloneDX 1.6 in JSON. It has neither a date nor a serial number, so equal files get equal texts.
 *
 * @param {{ readonly name: string, readonly version: string, readonly license: string }} product
 *   docsgen's own manifest
 * @param {readonly import('./bundled-packages.mjs').BundledPackage[]} packages
 */
export function sbomText(product, packages) {
  const purl = purlOf(product.name, product.version);
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', ...identity({ ...product, purl }), licenses: licenses(product.license) },
    },
    components: packages.map((each) => ({
      type: 'library',
      ...identity(each),
      licenses: licenses(each.license),
      ...(each.sha512 === null ? {} : { hashes: [{ alg: 'SHA-512', content: each.sha512 }] }),
    })),
    dependencies: [{ ref: purl, dependsOn: packages.map((each) => each.purl) }],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** @param {{ readonly name: string, readonly version: string, readonly purl: string }} component */
function identity({ name, version, purl }) {
  const [scope, rest] = name.startsWith('@') ? name.split('/') : [];
  const names = rest === undefined ? { name } : { group: scope, name: rest };
  return { 'bom-ref': purl, ...names, version, purl };
}

/**
 * A single license is named by its id; only a combination is an expression.
 *
 * @param {string | null} license an SPDX expression
 */
function licenses(license) {
  if (license === null) return [];
  return /\s/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}
