/**
 * What other programs call the commands of docsgen. Where there are several, the first one that
 * exists is meant.
 */
export const commandSynonyms: Readonly<Record<string, readonly string[]>> = {
  start: ['dev'],
  develop: ['dev'],
  watch: ['dev'],
  preview: ['serve'],
  server: ['serve'],
  create: ['init'],
  new: ['init'],
  generate: ['build'],
  compile: ['build'],
  lint: ['check'],
  test: ['check'],
  validate: ['check'],
  verify: ['check'],
  swizzle: ['eject'],
  override: ['eject'],
  publish: ['deploy'],
  'gh-pages': ['deploy'],
  info: ['doctor'],
  diagnose: ['doctor'],
  list: ['routes'],
  print: ['pdf'],
  translate: ['i18n'],
  translations: ['i18n'],
  'write-translations': ['i18n extract'],
  'docs:version': ['version'],
  article: ['post'],
  doc: ['page'],
  lang: ['locale'],
  language: ['locale'],
  translation: ['locale'],
};

/** What other programs call the options of docsgen. */
export const optionSynonyms: Readonly<Record<string, readonly string[]>> = {
  '--title': ['--name'],
  '-o': ['--out', '--open'],
  '--outdir': ['--out'],
  '--out-dir': ['--out'],
  '--output': ['--out'],
  '--dest': ['--out'],
  '--destination': ['--out'],
  '--cwd': ['--root'],
  '--dir': ['--root'],
  '--source': ['--root'],
  '--config': ['--root'],
  '-c': ['--root'],
  '-l': ['--locale', '--languages'],
  '--lang': ['--locale', '--languages'],
  '--language': ['--locale', '--languages'],
  '--locales': ['--locale', '--languages'],
  '--baseurl': ['--base'],
  '--base-url': ['--base'],
  '--base-path': ['--base'],
  '--listen': ['--host'],
  '--clear-cache': ['--no-cache'],
  '--force': ['--no-cache'],
  '-q': ['--quiet'],
  '--silent': ['--quiet'],
  '--debug': ['--verbose'],
};

/** They remove files. Who means something else must not be led to them. */
export const deletingCommands: ReadonlySet<string> = new Set(['clean']);
