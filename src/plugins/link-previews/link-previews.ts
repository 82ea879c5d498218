import { definePlugin, type PluginSetup } from '../contract/plugin.ts';

/** Shows title and description of the page that a link of a text leads to. */
export const linkPreviewsPlugin = definePlugin(({ options }: PluginSetup<unknown>) => {
  if (options !== null) throw new Error('it has no options');
  return { name: 'link-previews', client: ['./preview-links.ts'], styles: ['./link-previews.css'] };
});
