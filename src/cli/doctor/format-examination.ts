import pc from 'picocolors';
import { countedText, sizeText } from '../terminal/format-quantity.ts';
import type { EjectedFile, Examination, PluginContents } from './examine-site.ts';

/** Returns what `docsgen doctor` has found as text. */
export function formatExamination({ node, packages, configuration, overrides, plugins, cache }: Examination): string {
  const { components, slots, navbarItems, mdxComponents } = overrides;
  const rows: (readonly [string, string])[] = [
    ['node', `${node.version} ${pc.dim(`(${node.platform})`)}`],
    ...packages.map(({ name, version, wanted, isOptional }): readonly [string, string] => [
      name,
      `${version ?? pc.dim('not installed')}${wanted === null ? '' : pc.dim(` (${isOptional ? 'optional, ' : ''}${wanted})`)}`,
    ]),
    ['configuration', configuration ?? pc.red('none')],
    ...components.map((each): readonly [string, string] => [`theme/${each.component}`, contractText(each)]),
    ...(slots.length === 0 ? [] : [['slots', slots.join(', ')] as const]),
    ...(navbarItems.length === 0 ? [] : [['navbar items', navbarItems.join(', ')] as const]),
    ...(mdxComponents ? [['components of all pages', 'theme/mdx-components'] as const] : []),
    ...plugins.map((each): readonly [string, string] => [`plugin ${each.plugin}`, contentsText(each)]),
    ['cache', cacheText(cache)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return `${rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`).join('\n')}\n`;
}

function contractText({ contract, current }: EjectedFile): string {
  if (contract === null) return pc.dim(`contract ${current}, own file`);
  return contract === current ? `contract ${contract}` : pc.yellow(`contract ${contract}, now ${current}`);
}

function contentsText({ components, slots, navbarItems, mdxComponents, files }: PluginContents): string {
  const parts = [
    ...components.map((each) => {
      const isCurrent = each.contract === null || each.contract === each.current;
      return isCurrent ? each.component : `${each.component} (${contractText(each)})`;
    }),
    ...slots.map((name) => `slot ${name}`),
    ...navbarItems.map((name) => `navbar item ${name}`),
    ...(mdxComponents ? ['components of all pages'] : []),
    ...files,
  ];
  return parts.join(', ');
}

function cacheText({ files, size, lastWritten }: Examination['cache']): string {
  if (lastWritten === null) return pc.dim('empty');
  return `${sizeText(size)} in ${countedText(files, 'file')}, last written ${lastWritten.slice(0, 16).replace('T', ' ')} UTC`;
}
