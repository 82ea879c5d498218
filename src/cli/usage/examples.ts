import type { Command } from 'commander';

/** Calls that the help of a command shows, by its name. Each is one that readers often need. */
const examples: Readonly<Record<string, readonly string[]>> = {
  '': ['init my-docs', 'dev', 'build'],
  init: ['init my-docs', 'init --yes --name "My docs" --languages en,es --ci github'],
  add: ['add page "Opening hours"', 'add locale es'],
  'add page': ['add page "Opening hours" --collection guide'],
  'add post': ['add post "News of March" --tags news'],
  'add locale': ['add locale pt-BR'],
  'add plugin': ['add plugin glossary'],
  version: ['version 2.0'],
  build: ['build', 'build --locale es --base /docs/'],
  check: ['check', 'check --external --strict'],
  dev: ['dev --open', 'dev --host --port 4000'],
  serve: ['serve --port 4000'],
  deploy: ['deploy --dry-run', 'deploy --remote upstream --branch pages'],
  pdf: ['pdf --collection guide --out guide.pdf'],
  routes: ['routes --locale es', 'routes --changed main --format csv'],
  why: ['why /guide/intro'],
  permalinks: ['permalinks'],
  'write-heading-ids': ['write-heading-ids --dry-run', 'write-heading-ids content/en/guide'],
  strings: ['strings --write'],
  i18n: ['i18n status', 'i18n export --locale es'],
  'i18n status': ['i18n status --locale es --max-missing 10'],
  'i18n sync': ['i18n sync --dry-run'],
  'i18n extract': ['i18n extract'],
  'i18n export': ['i18n export --locale es --format po'],
  'i18n import': ['i18n import translations/export/es.xliff'],
  schema: ['schema'],
  clean: ['clean'],
  eject: ['eject --list', 'eject Footer --wrap'],
  doctor: ['doctor'],
  explain: ['explain broken-link'],
};

/** Adds examples to the help of a command and of the commands in it. Returns the command. */
export function describeExamples(command: Command, path: readonly string[] = []): Command {
  for (const inner of command.commands) describeExamples(inner, [...path, inner.name()]);
  const calls = (examples[path.join(' ')] ?? []).map((call) => `  docsgen ${call}`);
  const title = calls.length === 1 ? 'Example' : 'Examples';
  return calls.length === 0 ? command : command.addHelpText('after', `\n${title}:\n${calls.join('\n')}`);
}
