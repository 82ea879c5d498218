import { allParts } from '../run-parts.mjs';
import { tabulateBars } from './bars.mjs';
import { collectFigures } from './figures.mjs';
import { formatNumber, toMB } from './format-cells.mjs';
import { tabulateBrowser, tabulateBuilds, tabulateRest } from './tables.mjs';

const method = `# Benchmarks

Written by \`node bench/peers.mjs --report\` from what \`node bench/peers.mjs\` has measured; do not edit it.

## How it is measured

- The corpus is \`bench/corpus.mjs\`: pages of 7.3 kB with front matter, headings, links, lists, a table and three blocks of code, 20 to a folder. Each
  generator gets the same text, with its title as a heading where the generator prints none. Everything else is its default, but for the title,
  the sidebar with all pages and the local search, where there is one.
- The work is not equal. docsgen, VitePress, Starlight and Rspress make a search index; Docusaurus and Hugo make none. Docusaurus has all its switches for speed
  on. Hugo is native code with a minimal layout, whose sidebar holds the pages of the folder only and is made once a folder. docsgen and
  Docusaurus put a part of the sidebar into each page, the other generators in JavaScript the whole.
- Runs take turns: each generator once, then each a second time. Figures are medians; a number in brackets is the ratio to docsgen. One MB is 2^20 bytes, one kB 1,000.
- CPU is the larger of what the shell's \`time\` says and the sum over all processes as they were last seen. Memory is the largest sum of the resident
  memory (RSS) of all processes of a build, looked at every 50 ms; what processes share counts for each of them. RSS rather than PSS, because
  the kernel has to walk all pages of a process for its PSS, which slows a build of some GB down.
- An edited word is one word of one page's text; that the output shows it is part of the measurement.
- VitePress and Hugo keep nothing from one build to the next: their build after another is a whole build.
`;

/** Returns all measurements of a store as a Markdown page. */
export async function makeReport(store) {
  const figures = await collectFigures(
    store,
    allParts.map(({ name }) => name),
  );
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
    `## The bars\n\n${tabulateBars(figures)}`,
    ...tabulateBuilds(figures),
    ...tabulateBrowser(figures),
    ...tabulateRest(figures),
  ].join('\n');
}

function describeMachine({ at, figures: { processor, cores, memory, node } }) {
  return `## Machine\n\n${processor}, ${cores} cores, ${formatNumber(toMB(memory))} MB, Node ${node}, ${at.slice(0, 10)}.\n`;
}
