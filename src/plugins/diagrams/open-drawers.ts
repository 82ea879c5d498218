import type { FileNamespace } from '../../cache/files.ts';
import type { Diagram } from '../../markdown/page/compiled-page.ts';
import { isRecord } from '../../shared/is-record.ts';
import { hashOf } from '../../system/hash.ts';
import type { DrawContext, Drawer, Drawing, OpenedDrawer } from '../contract/drawer.ts';
import type { OpenedPlugin, SitePlugins } from '../loading/open-plugins.ts';
import { drawingSchema } from './drawing.ts';
import { mermaidDrawer } from './mermaid-drawer.ts';
import { DiagramError } from './mermaid-source.ts';

interface DrawersOptions {
  readonly root: string;
  readonly plugins: Pick<SitePlugins, 'plugins'>;
  /** The drawings in the cache. */
  readonly files: FileNamespace;
}

/** Draws the diagrams of a site, in all languages. */
export interface Drawers {
  /** Throws a `DiagramError` for a mistake in the diagram. */
  readonly draw: (diagram: Pick<Diagram, 'language' | 'source'>) => Promise<Drawing>;
  readonly close: () => Promise<void>;
}

/** Returns the drawers of a site: those of its plugins, before docsgen's own. */
export function openDrawers({ root, plugins, files }: DrawersOptions): Drawers {
  const cached: DrawContext['cached'] = async (key, make) => {
    const { bytes } = await files.get(key, async () => JSON.stringify(await make()));
    return drawingSchema.parse(JSON.parse(bytes.toString()));
  };
  const opened = new Map<Drawer, OpenedDrawer>();
  const open = (drawer: Drawer) => {
    const known = opened.get(drawer) ?? drawer.open({ root, cached });
    opened.set(drawer, known);
    return known;
  };
  const others = plugins.plugins.flatMap((plugin) => (plugin.plugin.draw ?? []).map((drawer) => ({ plugin, drawer })));
  return {
    draw: async ({ language, source }) => {
      const other = others.find(({ drawer }) => drawer.language === language);
      if (!other) return open(mermaidDrawer).draw(source);
      const { plugin, drawer } = other;
      const { hash } = plugin.module;
      const key = hashOf(hash, JSON.stringify(plugin.entry.options), language, source);
      return cached(`plugin ${key}`, async () => open(drawer).draw(source)).catch((error: unknown) => {
        throw asDiagramError(plugin, error);
      });
    },
    close: async () => {
      for (const drawer of opened.values()) await drawer.close?.();
    },
  };
}

/** The code of a plugin may throw anything. Most of it is about the text that it draws. */
function asDiagramError({ plugin: { name } }: OpenedPlugin, error: unknown): DiagramError {
  const message = error instanceof Error ? error.message : String(error);
  const { line, hint } = isRecord(error) ? error : {};
  return new DiagramError(
    `The plugin \`${name}\` cannot draw this: ${message.replace(/\.$/, '')}`,
    typeof line === 'number' ? line : 1,
    typeof hint === 'string' ? hint : 'Correct the text, or the plugin.',
  );
}
