import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { expect, test } from 'vitest';
import { createCompiler } from '../../../src/markdown/compile.ts';
import { type FileContext, noContext } from '../../../src/markdown/page/file-context.ts';
import type { PipelineExtension, PlacedPlugin } from '../../../src/markdown/pipeline-extension.ts';
import { eachMarkdownNode } from '../../../src/markdown/page/walk.ts';
import { loadOwnPlugins } from '../../support/own-plugins.ts';
import { treeHtml } from '../../support/unfold.ts';
import { compileOptions } from './compile-with.ts';

/** Returns an extension of a site's plugin, with these unified plugins. */
function extensionWith(plugins: readonly PlacedPlugin[], change: Partial<PipelineExtension> = {}): PipelineExtension {
  const origin = { name: 'test', isOwn: false, codeOf: () => null, locate: () => Promise.resolve(null) };
  return { ...origin, plugins, drawn: new Map(), openParser: null, ...change };
}

/** A remark plugin that adds a paragraph. */
const addParagraph = () => (tree: Root) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'added' }] });
};

/** A remark plugin that adds an empty extension to the parser. */
function addSyntax(this: Processor): undefined {
  (this.data().micromarkExtensions ??= []).push({});
}

async function compilerOf(...extensions: readonly PipelineExtension[]) {
  const own = await loadOwnPlugins();
  return createCompiler(await compileOptions('vsDark'), { loadExtensions: async () => [...own, ...extensions] });
}

const hasMark = (text: string) => text.includes('%%');

test('a conditional plugin is loaded once, before the first page that needs it', async () => {
  let loaded = 0;
  const load = async () => {
    loaded += 1;
    return addParagraph;
  };
  const compile = await compilerOf(extensionWith([{ place: 'remark', when: hasMark, load }]));
  expect(treeHtml((await compile('No mark')).tree)).not.toContain('added');
  expect(loaded).toBe(0);
  expect(treeHtml((await compile('A mark: %%')).tree)).toContain('<p>added</p>');
  expect(treeHtml((await compile('a@b.org: %%')).tree)).toContain('<p>added</p>');
  expect(treeHtml((await compile('No mark')).tree)).not.toContain('added');
  expect(loaded).toBe(1);
});

test('a page needs the plugins that its included texts need', async () => {
  const load = async () => addParagraph;
  const compile = await compilerOf(extensionWith([{ place: 'remark', when: hasMark, load }]));
  const context: FileContext = {
    ...noContext,
    read: async (path) => ({ type: 'found', text: path.includes('marked') ? 'A mark: %%' : 'No mark' }),
  };
  expect(treeHtml((await compile('<!--@include: ./_marked.md-->', context)).tree)).toContain('<p>added</p>');
  expect(treeHtml((await compile('<!--@include: ./_plain.md-->', context)).tree)).not.toContain('added');
});

test.each([
  ['a plugin of the site, only for texts that need it', 'A mark: %%', false],
  ['no plugin, also for texts with formulas', 'No mark, $x$', true],
])('another parser is told of syntax by %s', async (_, text, isTaken) => {
  const opened: boolean[] = [];
  const taken: string[] = [];
  const openParser: PipelineExtension['openParser'] = async ({ hasMoreSyntax }) => {
    opened.push(hasMoreSyntax);
    if (hasMoreSyntax) return null;
    return (each) => {
      taken.push(each);
      return null;
    };
  };
  const syntax = { place: 'remarkFirst', when: hasMark, load: async () => addSyntax } as const;
  const compile = await compilerOf(extensionWith([syntax], { openParser }));
  await compile('No mark');
  await compile(text);
  await compile(text);
  expect(taken).toStrictEqual(isTaken ? ['No mark', text, text] : ['No mark']);
  expect(opened).toStrictEqual(isTaken ? [false] : [false, true]);
});

test('plugins of a site see no id of a heading in its text', async () => {
  const seen: string[] = [];
  const see = () => (tree: Root) =>
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'text') seen.push(node.value);
    });
  const compile = await compilerOf(extensionWith([{ place: 'remarkFirst', when: null, load: async () => see }]));
  const { headings } = await compile('## Dashes {#a--b}\n\n> ## Stars {#c*d*}');
  expect([seen, headings.map(({ id }) => id)]).toStrictEqual([
    ['Dashes', 'Stars'],
    ['a--b', 'c*d*'],
  ]);
});
