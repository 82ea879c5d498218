import type { Command } from 'commander';
import { resolve } from 'node:path';
import pc from 'picocolors';
import { canAsk } from '../terminal/can-ask.ts';
import { printResult } from '../terminal/command-output.ts';
import { declareCommand, commaList, declareGroup, type OptionValues } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption, textOption, valueOption } from './options.ts';
import type { AddedFile, AddedLocale, AddedPlugin } from './results.ts';

const siteOptions = {
  root: rootOption,
  json: jsonOption,
  quiet: quietOption('print only errors and what is left to do'),
};

const pageOptions = {
  ...siteOptions,
  collection: textOption(
    '--collection <key>',
    'collection of the page (default: the only one; otherwise, you are asked)',
  ),
  locale: textOption('--locale <name>', 'locale of the page (default: the source language)'),
  description: textOption('--description <text>', 'what search engines and lists show'),
};

type SiteOptions = OptionValues<typeof siteOptions>;
type PageOptions = OptionValues<typeof pageOptions>;

const addPageCommand = declareCommand({
  name: 'page',
  description: 'Write a page with front matter',
  arguments: [{ name: '[title]', text: 'title of the page, which also gives the file its name' }],
  options: { ...pageOptions, folder: textOption('--folder <path>', "folder inside the collection's folder") },
  examples: ['add page "Opening hours" --collection guide'],
  run: async (options, { args: [title], command }) => {
    const { planPage } = await import('../add/plan-page.ts');
    const page = await pageOf(title, options, command, { types: ['docs', 'pages'], what: 'pages' });
    await writePlanned(options, planPage({ ...page, folder: options.folder }));
  },
});

const addPostCommand = declareCommand({
  name: 'post',
  description: "Write a post with today's date",
  arguments: [{ name: '[title]', text: 'title of the post, which also gives the file its name' }],
  options: {
    ...pageOptions,
    authors: valueOption(
      '--authors <keys>',
      'keys from authors.yml (default: the author, if there is only one)',
      commaList.optional(),
    ),
    tags: valueOption('--tags <tags>', 'tags for the post', commaList.optional()),
  },
  examples: ['add post "News of March" --tags news'],
  run: async (options, { args: [title], command }) => {
    const { planPost } = await import('../add/plan-page.ts');
    const { localDay } = await import('../init/create-site.ts');
    const page = await pageOf(title, options, command, { types: ['blog'], what: 'posts' });
    const { authors, tags } = options;
    await writePlanned(options, planPost({ ...page, authors, tags, date: localDay(new Date()) }));
  },
});

const addLocaleCommand = declareCommand({
  name: 'locale',
  description: 'Add a language to the configuration',
  arguments: [{ name: '<tag>', text: 'language tag, such as de or pt-BR' }],
  options: siteOptions,
  examples: ['add locale pt-BR'],
  run: (options, { args: [tag] }) => runAddLocale(tag, options),
});

const addPluginCommand = declareCommand({
  name: 'plugin',
  description: 'Write a plugin with its types into plugins/, and add it to the configuration',
  arguments: [{ name: '<name>', text: 'name of the plugin, such as glossary' }],
  options: siteOptions,
  examples: ['add plugin glossary'],
  run: (options, { args: [name] }) => runAddPlugin(name, options),
});

export const addAddCommand = declareGroup(
  'add',
  'Add a page, a post, a locale or a plugin to the site',
  ['add page "Opening hours"', 'add locale es'],
  [addPageCommand, addPostCommand, addLocaleCommand, addPluginCommand],
);

interface Kind {
  /** The types of collections that can have it. */
  readonly types: readonly string[];
  readonly what: string;
}

/** Returns what pages and posts have in common. Asks for what the command line does not say. */
async function pageOf(title: string | undefined, options: PageOptions, command: Command, { types, what }: Kind) {
  const { askText } = await import('../add/ask.ts');
  const { chooseCollection } = await import('../add/choose-collection.ts');
  const { collectionTypes } = await import('../../collections/collection-types.ts');
  const { loadSiteConfig } = await import('../../pipeline/read-site-config.ts');
  const mayAsk = !options.json && canAsk();
  if (title === undefined && !mayAsk) return command.error("error: missing required argument 'title'");
  const { root, collection: key, locale, description } = options;
  const { config } = await loadSiteConfig(root, collectionTypes);
  const fits = ({ type }: { readonly type: string }) => types.includes(type);
  const asked = title ?? (await askText('What is the title?'));
  const collection = await chooseCollection(config, { key, fits, what, mayAsk });
  return { config, collection, locale, description, title: asked };
}

async function writePlanned(options: SiteOptions, { file, text }: { readonly file: string; readonly text: string }) {
  const { writeNewFile } = await import('../add/new-file.ts');
  await writeNewFile(resolve(options.root), file, text);
  printResult(options, { data: { file } satisfies AddedFile, summary: `${pc.green('✓')} ${file}\n` });
}

async function runAddLocale(tag: string, options: SiteOptions): Promise<void> {
  const { addLocale, localeMenu } = await import('../add/add-locale.ts');
  const { file, isEdited, entry, source, hasMenu, isMenuNew } = await addLocale(resolve(options.root), tag);
  const done = (what: string) => `${pc.green('✓')} ${file} ${pc.dim(`now has ${what}`)}\n`;
  const left = (list: string, what: string, why = '') =>
    `Add this at the end of ${pc.cyan(list)} in ${file}${why}:\n\n  ${what},\n`;
  const steps = [
    ...(isEdited ? [] : [left('locales', entry)]),
    ...(hasMenu ? [] : [left('navbar.items', localeMenu, ', so that readers find the language')]),
  ];
  const note = `Pages show the text of ${source} until there is a translation in content/${tag}/.\n`;
  printResult(options, {
    data: { file, isEdited, entry, hasMenu } satisfies AddedLocale,
    summary: `${isEdited ? done(`${entry} in locales`) : ''}${isMenuNew ? done('the language menu in navbar.items') : ''}${note}`,
    text: steps.join('\n'),
  });
}

async function runAddPlugin(name: string, options: SiteOptions): Promise<void> {
  const { addPlugin } = await import('../add/add-plugin.ts');
  const { path, config } = await addPlugin(resolve(options.root), name);
  const named = config.isEdited ? `${pc.green('✓')} ${config.file} ${pc.dim('now lists it in plugins')}\n` : '';
  printResult(options, {
    data: { file: path, config: config.file, isEdited: config.isEdited } satisfies AddedPlugin,
    summary: `${pc.green('✓')} ${path}\n${named}`,
    text: config.isEdited ? '' : `Add this to ${pc.cyan('plugins')} in ${config.file}:\n\n  './${path}',\n`,
  });
}
