import { cancel, confirm, group, intro, multiselect, select, text } from '@clack/prompts';
import { languageTags } from '../../strings/sets/language-sets.ts';
import { exitCode } from '../terminal/exit-code.ts';
import { CommandEnd } from '../terminal/command-end.ts';
import { packageManagers } from '../../shared/package-managers.ts';
import { type Answers, type GivenAnswers, type Host, hosts } from './answers.ts';
import { writtenLanguage } from './template/languages.ts';

interface AskOptions {
  /** What is answered if the reader of a question presses Enter. */
  readonly defaults: Answers;
  /** Questions with an answer here are not asked. */
  readonly given: GivenAnswers;
  /** Whether the folder has a site already, about which nothing is asked. */
  readonly hasSite: boolean;
}

const hostLabels: Readonly<Record<Host, string>> = {
  github: 'GitHub Actions and Pages',
  gitlab: 'GitLab CI and Pages',
  netlify: 'Netlify',
  cloudflare: 'Cloudflare Pages',
  vercel: 'Vercel',
  nginx: 'nginx',
  caddy: 'Caddy',
};

/** Asks the questions of `docsgen init` in the terminal, and returns all answers. */
export async function askAnswers({ defaults, given, hasSite }: AskOptions): Promise<Answers> {
  intro(hasSite ? 'The site in this folder stays as it is' : 'A new documentation site');
  const asksSite = !hasSite;
  const answers = await group(
    {
      name: async () => (asksSite && given.name === undefined ? askName(defaults.name) : defaults.name),
      languages: async () =>
        asksSite && given.languages === undefined ? askLanguages(defaults.languages[0]) : defaults.languages,
      blog: async () =>
        asksSite && given.blog === undefined
          ? confirm({ message: 'Add a blog?', initialValue: defaults.blog })
          : defaults.blog,
      landing: async () =>
        asksSite && given.landing === undefined
          ? confirm({ message: 'A landing page?', initialValue: defaults.landing })
          : defaults.landing,
      packageManager: async () =>
        given.packageManager ??
        select({
          message: 'Which package manager?',
          initialValue: defaults.packageManager,
          options: packageManagers.map((value) => ({ value, label: value })),
        }),
      hosts: async () =>
        given.hosts ??
        multiselect({
          message: 'Which services and servers do you want files for?',
          required: false,
          options: hosts.map((value) => ({ value, label: hostLabels[value] })),
        }),
    },
    { onCancel: endUnchanged },
  );
  return answers;
}

/** What is typed replaces the name that is shown. Enter takes that one. */
function askName(defaultValue: string) {
  return text({
    message: 'What is the name of the site?',
    placeholder: defaultValue,
    defaultValue,
    validate: (value) => (value !== undefined && /^\s+$/.test(value) ? 'The site needs a name.' : undefined),
  });
}

/** The source language, and then the others, since their order counts. */
async function askLanguages(initialValue: string): Promise<readonly [string, ...string[]]> {
  const options = languageTags.map((value) => ({ value, label: labelOf(value) }));
  const first = await select({ message: 'In which language do you write?', initialValue, options });
  if (typeof first === 'symbol') return endUnchanged();
  const others = await multiselect({
    message: 'Into which languages do you translate?',
    required: false,
    options: languageTags.filter((tag) => tag !== first).map((value) => ({ value, label: nameOf(value) })),
  });
  return typeof others === 'symbol' ? endUnchanged() : [first, ...others];
}

function labelOf(tag: string): string {
  return writtenLanguage(tag) === null ? `${nameOf(tag)}, with example pages in English` : nameOf(tag);
}

function nameOf(tag: string): string {
  return `${new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag} (${tag})`;
}

function endUnchanged(): never {
  cancel('Nothing was written.');
  throw new CommandEnd(exitCode.siteErrors);
}
