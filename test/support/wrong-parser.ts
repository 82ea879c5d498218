import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSampled } from '../../src/plugins/native-parser/sample-texts.ts';

/**
 * Gives a site a package `satteri` that uses the real one, and says that headings are one level
 * deeper than they are.
 */
export function installWrongParser(root: string): void {
  const folder = join(root, 'node_modules/satteri');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const manifest = { name: 'satteri', version: '0.10.5', type: 'module', exports: './dist/index.js' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'dist/index.js'),
    `import * as real from ${JSON.stringify(import.meta.resolve('satteri'))};
export function markdownToMdast(source, options) {
  const tree = real.markdownToMdast(source, options);
  for (const node of tree.children) if (node.type === 'heading') node.depth += 1;
  return tree;
}
`,
  );
}

/**
 * Returns a text without a line ending, with a number at its end, that the sampling check reads, or
 * that it does not read.
 */
export function textSampled(isWanted: boolean, start: string): string {
  for (let number = 0; ; number += 1) {
    const text = `${start} ${number}`;
    if (isSampled(text) === isWanted) return text;
  }
}
