import type { Drawer, Drawing } from '../contract/drawer.ts';
import { type BrowserRenderer, openBrowserRenderer } from './draw-in-browser.ts';
import { DiagramError, type MermaidSource, readMermaid } from './mermaid-source.ts';
import { writePlain } from './write-plain.ts';

/**
 * Draws Mermaid diagrams: without a browser if possible, otherwise with Mermaid in a browser. Loads
 * no renderer before it draws.
 */
export const mermaidDrawer: Drawer = {
  language: 'mermaid',
  open: ({ root, cached }) => {
    let browser: BrowserRenderer | null = null;
    const drawPlainly = (read: MermaidSource): Promise<Drawing> => {
      const written = writePlain(read);
      return cached(`plain ${written.kind}\n${written.text}`, async () => {
        const { drawPlain } = await import('./draw-plain.ts');
        return drawPlain(written);
      });
    };
    return {
      draw: async (source) => {
        const read = readMermaid(source);
        try {
          return await drawPlainly(read);
        } catch (error) {
          // Any other error is not a mistake of the author.
          if (!(error instanceof DiagramError)) throw error;
          const renderer = (browser ??= openBrowserRenderer(root));
          if (renderer === null) throw error;
          return await cached(`mermaid ${renderer.version}\n${source}`, () => renderer.draw(source));
        }
      },
      close: async () => browser?.close(),
    };
  },
};
