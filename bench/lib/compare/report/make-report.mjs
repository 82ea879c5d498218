import { allParts } from '../run-parts.mjs';
import { collectFigures } from './figures.mjs';
import { formatNumber, toMB } from './format-cells.mjs';
import { tabulateTargets } from './targets.mjs';
import { tabulateBrowser, tabulateBuilds, tabulateRest } from './tables.mjs';

/** @import { Measurement, Store } from '../types.ts' */

const method = `# Benchmarks

\`node bench/peers.mjs --report\` writes this page from the measurements of \`node bench/peers.mjs\`.
Do not edit it.

## How it is measured

- The corpus is \`bench/corpus.mjs\`: pages of 7.3 kB with front matter, headings, links, lists, a
  table and three code blocks, 20 in each folder. Each generator gets the same text. If it does not
  show the title itself, the text gets the title as a heading. All other settings are defaults,
  except the title, the sidebar with all pages and the local search, if there is one.
- The work is not equal. docsgen, VitePress, Starlight and Rspress make a search index; Docusaurus
  and Hugo make none. Docusaurus has all its switches for speed on. Hugo is native code with a
  minimal layout. Its sidebar contains only the pages of the folder, and is made once for each
  folder. docsgen and Docusaurus put a part of the sidebar into each page. The other generators in
  JavaScript put the whole sidebar into each page.
- The runs alternate: each generator runs once, then each runs again, and so on. Figures are
  medians. A number in brackets is the ratio to docsgen. One MB is 2^20 bytes, one kB is 1,000
  bytes.
- CPU time is the larger of two values: the shell's \`time\`, and the sum over all processes when they
  were last seen. Memory is the largest sum of the resident memory (RSS) of all processes of a
  build, read every 50 ms. Memory that processes share counts for each of them. RSS is used instead
  of PSS, because the kernel must walk all pages of a process for its PSS. This slows down a build
  that uses several GB.
- An edited word is one word in the text of one page. The measurement includes a check that the
  output shows it.
- docsgen is measured under the Node of the benchmark, and its builds also under Node 20 and with the
  native parser (\`markdown: { parser: 'satteri' }\`). Targets count for the former, unless they name
  the parser.
- A dash is a size that was not measured.
- VitePress and Hugo keep nothing from one build to the next, so their second build is a whole
  build.
`;

/**
 * Returns all measurements of a store as a Markdown page.
 *
 * @param {Store} store
 */
export async function makeReport(store) {
  const figures = await collectFigures(store, allParts);
  const [machine] = await store.read('machine');
  const versions = await store.read('versions');
  const generators = new Set(allParts.flatMap(({ name }) => figures.generators(name)));
  const installed = [...generators].flatMap(({ name, label }) => {
    const entry = versions.find(({ generator }) => generator === name);
    return entry === undefined ? [] : [`- ${label}: ${entry.figures.join(', ')}`];
  });
  return [
    method,
    ...(machine === undefined ? [] : [describeMachine(machine)]),
    `## Versions\n\n${installed.join('\n')}\n`,
    `## Targets\n\n${tabulateTargets(figures)}`,
    ...tabulateBuilds(figures),
    ...tabulateBrowser(figures),
    ...tabulateRest(figures),
  ].join('\n');
}

/** @param {Measurement<'machine'>} machine */
function describeMachine({ at, figures: { processor, cores, memory, node } }) {
  return `## Machine\n\n${processor}, ${cores} cores, ${formatNumber(toMB(memory))} MB, Node ${node}, ${at.slice(0, 10)}.\n`;
}
