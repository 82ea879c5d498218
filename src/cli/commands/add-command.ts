import { resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { canAsk } from '../terminal/can-ask.ts';
import { printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption, parseList } from './options.ts';
import type { AddedFile, AddedLocale, AddedPlugin } from './results.ts';

interface SiteOptions {
  readonly root: string;
  readonly json: boolean;
  readonly quiet: boolean;
}

interface PageOptions extends SiteOptions {
  readonly collection?: string;
  readonly locale?: string;
  readonly description?: string;
}

interface PostOptions extends PageOptions {
  readonly authors?: readonly string[];
  readonly tags?: readonly string[];
}

/** Adds `docsgen add` with its commands to the program. */
export function addAddCommand(program: Command): void {
  const add = program.command('add').description('Add a page, a post, a locale or a plugin to the site');
  addPageOptions(add.command('page'))
    .description('Write a page with front matter')
    .argument('[title]', 'title of the page, which also gives the file its name')
    .option('--folder <path>', "folder inside the collection's folder")
    .action(runAddPage);
  addPageOptions(add.command('post'))
    .description("Write a post with today's date")
    .argument('[title]', 'title of the post, which also gives the file its name')
    .option('--authors <keys>', 'keys of authors.yml (default: the author, if there is only one)', parseList)
    .option('--tags <tags>', 'tags of the post', parseList)
    .action(runAddPost);
  addReportOptions(add.command('locale'))
    .description('Add a language to the configuration')
    .argument('<tag>', 'language tag, such as de or pt-BR')
    .action(runAddLocale);
  addReportOptions(add.command('plugin'))
    .description('Write a plugin with its types into plugins/, and add it to the configuration')
    .argument('<name>', 'name of the plugin, such as glossary')
    .action(runAddPlugin);
}

function addReportOptions(command: Command): Command {
  return addQuietOption(addJsonOption(addRootOption(command)), 'print only errors and what is left to do');
}

function addPageOptions(command: Command): Command {
  return addReportOptions(command)
    .option('--collection <key>', 'collection of the page (default: the only one, or you are asked)')
    .option('--locale <name>', 'locale of the page (default: the source language)')
    .option('--description <text>', 'what search engines and lists show');
}

async function runAddPage(
  title: string | undefined,
  options: PageOptions & { readonly folder?: string },
  command: Command,
) {
  const { planPage } = await import('../add/plan-page.ts');
  const page = await pageOf(title, options, command, { types: ['docs', 'pages'], what: 'pages' });
  await writePlanned(options, planPage({ ...page, folder: options.folder }));
}

async function runAddPost(title: string | undefined, options: PostOptions, command: Command) {
  const { planPost } = await import('../add/plan-page.ts');
  const { localDay } = await import('../init/create-site.ts');
  const page = await pageOf(title, options, command, { types: ['blog'], what: 'posts' });
  const { authors, tags } = options;
  await writePlanned(options, planPost({ ...page, authors, tags, date: localDay(new Date()) }));
}

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
  const named = config.isEdited ? `${pc.green('✓')} ${config.file} ${pc.dim('names it in plugins')}\n` : '';
  printResult(options, {
    data: { file: path, config: config.file, isEdited: config.isEdited } satisfies AddedPlugin,
    summary: `${pc.green('✓')} ${path}\n${named}`,
    text: config.isEdited ? '' : `Add this to ${pc.cyan('plugins')} in ${config.file}:\n\n  './${path}',\n`,
  });
}
