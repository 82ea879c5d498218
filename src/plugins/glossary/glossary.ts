import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { isRecord } from '../../shared/is-record.ts';
import { definePlugin, type PluginSetup } from '../contract/plugin.ts';
import { markTerms } from './mark-terms.ts';
import { readGlossary } from './read-glossary.ts';

/** The file with the terms, if the options name no other. */
const usualFile = 'glossary.yml';

/**
 * Shows the definitions of terms at their first use on a page. Without terms it changes nothing.
 */
export const glossaryPlugin = definePlugin(({ options, read }: PluginSetup<unknown>) => {
  const glossary = readGlossary(read(fileOf(options)));
  const attacher = () => (tree: Root, file: VFile) => {
    const locale = file.data['locale'];
    const terms = typeof locale === 'string' ? glossary.get(locale) : undefined;
    if (terms && terms.size > 0) markTerms(tree, terms);
  };
  return {
    name: 'glossary',
    markdown: { rehype: [attacher] },
    styles: ['./glossary.css'],
    client: ['./close-definitions.ts'],
  };
});

function fileOf(options: unknown): string {
  if (options === null) return usualFile;
  if (isRecord(options) && typeof options['file'] === 'string' && Object.keys(options).length === 1)
    return options['file'];
  throw new Error(`the only option is \`file\`, the path of the glossary; without it that is \`${usualFile}\``);
}
