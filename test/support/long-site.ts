import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, makeFolder, type SmallSite } from './small-site.ts';

/** Number of docs in each folder of the long site. */
const sizes: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`group-${index + 1}`, 20])),
  // A list that is too long by itself, and a category with a page.
  wide: 60,
  'with-page': 20,
};

const config = `export default {
  title: 'Long',
  url: 'https://long.example.com',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs', path: '/docs' } },
};
`;

/** Returns a site with 320 docs in 14 folders: more than the sidebar of a page contains. */
export async function buildLongSite(options: readonly string[] = []): Promise<SmallSite> {
  const root = makeFolder();
  writeFileSync(join(root, 'site.config.ts'), config);
  for (const [folder, size] of Object.entries(sizes)) {
    const path = join(root, 'content/en/docs', folder);
    mkdirSync(path, { recursive: true });
    for (let number = 1; number <= size; number += 1) {
      const link = `[next](./doc-${(number % size) + 1}.md)`;
      writeFileSync(join(path, `doc-${number}.md`), `---\ntitle: ${folder} doc ${number}\n---\n\nText, ${link}.\n`);
    }
  }
  writeFileSync(join(root, 'content/en/docs/with-page/_category_.yml'), 'link:\n  type: generated-index\n');
  return buildFolder(root, options);
}
