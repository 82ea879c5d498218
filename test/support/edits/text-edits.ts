import type { Edit, EditedSite } from './edited-site.ts';
import type { Random } from './random.ts';

const pages = /^content\/.*\.mdx?$/;

/** Replaces a match of a pattern in one of the files that have one. */
function replaceIn(files: RegExp, pattern: RegExp, text: (random: Random, found: string) => string): Edit {
  return async (site, random) => {
    const having = (await site.files(files)).filter((file) => site.read(file).search(pattern) >= 0);
    if (having.length === 0) return null;
    const file = random.pick(having);
    const content = site.read(file);
    const match = random.pick([...content.matchAll(new RegExp(pattern, `${pattern.flags}g`))]);
    const replacement = text(random, match[0]);
    site.write(file, content.slice(0, match.index) + replacement + content.slice(match.index + match[0].length));
    return `${file}: ${match[0]} → ${replacement}`;
  };
}

/** Lines of plain prose end in a full stop. */
export const changeSentence = replaceIn(
  pages,
  /^\p{L}[\p{L}\d ,]+\.$/mu,
  (random) => `Now it is ${random.word()} and ${random.word()}.`,
);

export const renameHeading = replaceIn(pages, /^## .+$/m, (random) => `## Part ${random.word()}`);
export const renameTitle = replaceIn(pages, /^# .+$/m, (random) => `# Title ${random.word()}`);

export const changePartial = replaceIn(
  /\/_shared\.md$/,
  /^Text.*$/m,
  (random) => `Text of ${random.word()}, ![](../img/dot.svg).`,
);
export const changeSnippet = replaceIn(/^snippets\//, /^call.*$/m, (random) => `call('${random.word()}');`);
export const changeComponent = replaceIn(
  /^components\/.*\.tsx$/,
  /className="[^"]*"/m,
  (random) => `className="${random.word()}"`,
);
export const changeModule = replaceIn(
  /^components\/format\.ts$/,
  /`.*`/m,
  (random) => `\`\${label} ${random.word()} \${count}\``,
);
export const changeData = replaceIn(/^components\/plans\.json$/, /\d+/m, (random) => String(100 + random.below(9900)));
export const changeStyles = replaceIn(/\.css$/, /\d+/m, (random) => String(100 + random.below(800)));

type Block = (random: Random, links: readonly string[]) => string;

/** Blocks that authors add to a page: some of each kind that the build handles differently. */
const blocks: readonly Block[] = [
  (random) => `Another ${random.word()} is here.`,
  (random) => `## Heading ${random.word()}\n\nBelow it is ${random.word()}.`,
  (random) => `### Deeper ${random.word()}`,
  (random) => `\`\`\`js title="${random.word()}.js"\nconst a = '${random.word()}';\n\`\`\``,
  (random) => `:::security\nKeep ${random.word()}.\n:::`,
  (random) => `| a | b |\n| --- | --- |\n| ${random.word()} | 2 |`,
  (random) => `$$\nx_{${random.below(9)}}\n$$`,
  (random) => `\`\`\`mermaid\nflowchart LR\n  a[${random.word()}] --> b\n\`\`\``,
  (random) => `:::tabs\n== One\n${random.word()}\n== Two\n${random.word()}\n:::`,
  (random) => `![A ${random.word()}](@site/content/en/docs/img/dot.svg)`,
  () => `![The console](@site/content/en/docs/img/console.png)`,
  () => `<!--@include: @/content/en/docs/parts/_shared.md-->`,
  () => `\`\`\`ts file=@/snippets/client.ts\n\`\`\``,
  (random) => `A note[^${random.below(99)}].\n\n[^${random.below(99)}]: ${random.word()}.`,
  (random, links) => `A link to [${random.word()}](@site/${random.pick(links)}).`,
  (random) => `:var[${random.pick(['product', 'office'])}] and <b>${random.word()}</b>.`,
];

/** A block that was added is recognized by the text before it. */
const mark = '\n\n<!-- added -->\n';
const mdxMark = '\n\n{/* added */}\n';

export const addBlock: Edit = async (site, random) => {
  const files = await site.files(pages);
  const file = random.pick(files.filter((name) => !name.includes('/parts/')));
  const block = random.pick(blocks)(random, files.filter(isLinked));
  site.write(file, `${site.read(file).trimEnd()}${markOf(file)}\n${block}\n`);
  return `${file}: + ${block}`;
};

const mistakes: readonly Block[] = [
  (random) => `A [link](./${random.word()}.md) to nowhere.`,
  (random) => `A [link](#${random.word()}) to no heading.`,
  () => `<!--@include: ./_share.md-->`,
  () => '```ts file=@/snippets/clients.ts\n```',
  () => '```ts file=@/snippets/client.ts#calls\n```',
  (random) => `![No picture](./${random.word()}.png)`,
  () => ':::tabs\nNo tab.\n:::',
];

/** Adds something that a build refuses or warns about. */
export const addMistake: Edit = async (site, random) => {
  const file = random.pick((await site.files(pages)).filter((name) => name.endsWith('.md')));
  const block = random.pick(mistakes)(random, []);
  site.write(file, `${site.read(file).trimEnd()}${mark}\n${block}\n`);
  return `${file}: + ${block}`;
};

/** A hint may name another file that is now more similar. */
export const addLikeness: Edit = (site, random) => {
  const file = random.pick([
    'snippets/client.js',
    'snippets/clients.txt',
    'content/en/docs/_shares.md',
    'content/en/docs/_share.txt',
  ]);
  site.write(file, `${random.word()}\n`);
  return `added ${file}`;
};

export const removeBlock: Edit = async (site, random) => {
  const having = (await site.files(pages)).filter((file) => site.read(file).includes(markOf(file)));
  if (having.length === 0) return null;
  const file = random.pick(having);
  const parts = site.read(file).split(markOf(file));
  site.write(file, `${parts.slice(0, -1).join(markOf(file)).trimEnd()}\n`);
  return `${file}: - ${parts.at(-1)}`;
};

/** Pages that no edit removes, so that links to them rarely break. */
export function isLinked(file: string): boolean {
  return /^content\/en\/docs\/(intro|guide\/index|guide\/web|guide\/phone)\.md$/.test(file);
}

function markOf(file: string): string {
  return file.endsWith('.mdx') ? mdxMark : mark;
}

/** Authors save unchanged files, and check out branches. */
export const touchSource: Edit = async (site: EditedSite, random) => {
  const file = random.pick(await site.files(/./));
  site.touch(file);
  return `touched ${file}`;
};

/** Many editors write a new file next to the old one, and then replace the old one. */
export const saveInPlace: Edit = async (site, random) => {
  const file = random.pick(await site.files(pages));
  site.write(`${file}~`, `${site.read(file).trimEnd()}\n\nAnd then ${random.word()}.\n`);
  site.move(`${file}~`, file);
  return `${file}: put in place`;
};
