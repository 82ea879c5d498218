import { docsgen } from '../../peers/docsgen.mjs';
import { docusaurus } from '../../peers/docusaurus.mjs';
import { hugo } from '../../peers/hugo.mjs';
import { rspress } from '../../peers/rspress.mjs';
import { starlight } from '../../peers/starlight.mjs';
import { vitepress, vitepress2 } from '../../peers/vitepress.mjs';

/**
 * What the benchmark needs to know about a generator.
 *
 * @typedef {object} Generator
 * @property {string} name of its folder and its measurements
 * @property {string} label in tables
 * @property {number} largest site that it builds unless it is named by `--only`, in pages
 * @property {boolean} [isNative] it is not written in JavaScript
 * @property {Record<string, string>} [dependencies] packages that npm installs in its home, with exact versions
 * @property {Record<string, string>} [overrides] npm's field of that name
 * @property {readonly string[]} [runtimes] dependencies that replace Node itself, and do not count as installed
 * @property {(home: string) => Promise<void>} [prepare] installs what npm does not
 * @property {(home: string) => Promise<readonly string[]>} readVersions
 * @property {string} content folder of the corpus, in the site
 * @property {(text: string, title: string) => string} [adaptPage]
 * @property {(site: string, entries: readonly { path: string, title: string }[]) => Promise<void>} writeConfiguration
 * @property {(home: string) => readonly string[]} command program and first arguments
 * @property {readonly string[]} buildArguments
 * @property {((port: number) => readonly string[]) | null} developArguments null if it has no development server
 * @property {string} out folder of the output, in the site
 * @property {readonly string[]} caches folders that builds and development servers leave, in the site
 * @property {readonly string[]} hashed prefixes of the addresses that browsers may cache forever
 * @property {(path: string) => string} outputOf file of a page such as `/docs/section-1/topic-1/page-1`, in the output
 * @property {(path: string) => string} addressOf that page
 */

/** All generators, in the order of the tables. @type {readonly Generator[]} */
export const generators = [docsgen, hugo, docusaurus, starlight, rspress, vitepress, vitepress2];
