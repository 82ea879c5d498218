import type { Config } from '../config/config.ts';
import type { Route } from '../site/graph/site.ts';
import type { PageSection } from '../site/machine-readers/page-sections.ts';
import { isExternal } from '../shared/is-external.ts';
import { markdownFile } from '../site/graph/address.ts';
import { absoluteFileUrl } from '../site/graph/absolute-url.ts';

/** What an `llms.txt` lists. */
export interface LlmsList {
  readonly title: string;
  /** Empty for none. */
  readonly summary: string;
  /**
   * Its folder in the output, with a slash at the end; empty for the output folder itself, and an
   * absolute address for a folder of another output.
   */
  readonly folder: string;
  readonly sections: readonly PageSection[];
  /** Files of the site that describe an API in OpenAPI, relative to the output folder. */
  readonly apis: readonly string[];
  /** The lists of other versions and languages. */
  readonly others: readonly Pick<LlmsList, 'title' | 'folder'>[];
}

type Addresses = Pick<Config, 'url' | 'base' | 'trailingSlash'>;

/**
 * Returns the text of an `llms.txt`, in the form of llmstxt.org: a title, a summary, and sections
 * with links to the Markdown copies of pages. Assistants may skip the section `Optional`.
 */
export function llmsText(config: Addresses, { title, summary, folder, ...list }: LlmsList): string {
  const addressOf = (path: string) => (isExternal(path) ? path : absoluteFileUrl({ config }, path));
  const optional = [
    link('llms-full.txt', addressOf(`${folder}llms-full.txt`), null),
    ...list.others.map((other) => link(other.title, addressOf(`${other.folder}llms.txt`), null)),
  ];
  const blocks = [
    `# ${oneLine(title)}`,
    ...(summary === '' ? [] : [`> ${oneLine(summary)}`]),
    ...list.sections.flatMap((section) => [
      `## ${oneLine(section.title)}`,
      section.routes.map((route) => pageLink(config, route)).join('\n'),
    ]),
    ...(list.apis.length === 0
      ? []
      : ['## OpenAPI', list.apis.map((file) => link(file, addressOf(file), null)).join('\n')]),
    '## Optional',
    optional.join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function pageLink(config: Addresses, { title, url, description }: Route): string {
  return link(title, absoluteFileUrl({ config }, markdownFile(url)), description);
}

function link(title: string, address: string, description: string | null): string {
  const label = oneLine(title).replaceAll(/[\\[\]]/g, '\\$&');
  return `- [${label}](${address})${description === null ? '' : `: ${oneLine(description)}`}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
