import { lookup } from 'mrmime';
import { readInside } from '../../config/site-folder.ts';
import { staticSource } from '../../content/scan-static.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { findAsset } from '../../site/references/references.ts';

/** Returns a file of the output as a `data:` address, by its path there; null if there is none. */
export type ReadOutput = (path: string) => Promise<string | null>;

/**
 * Returns a function that reads files that pages refer to, without a build that has written them.
 */
export function createOutputReader({ site, assets, diagrams, client }: RenderInput): ReadOutput {
  const { config, content } = site;
  const sources = new Map(content.staticFiles.map((path) => [path, staticSource(content, path)]));
  for (const file of assets.keys()) {
    const asset = findAsset(assets, file);
    if (asset) sources.set(asset.output, file);
  }
  const made = new Map<string, string | Uint8Array>(client.files.map(({ path, bytes }) => [path, bytes]));
  for (const { light } of diagrams.values()) made.set(light.path, light.content);
  const read = async (path: string): Promise<string | Uint8Array | null> => {
    const own = made.get(path);
    if (own !== undefined) return own;
    const source = sources.get(path);
    const found = source === undefined ? null : await readInside(config, source);
    return found?.type === 'file' ? found.bytes : null;
  };
  return async (path) => {
    const bytes = await read(path);
    if (bytes === null) return null;
    const type = lookup(path) ?? 'application/octet-stream';
    return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  };
}
