import type { PackedNamespace } from '../../cache/packed.ts';
import type { Config } from '../../config/config.ts';
import { pageFormat } from '../../content/page-file.ts';
import { createTextParser } from '../../markdown/text-parser.ts';
import { fileHash, hashOf } from '../../system/hash.ts';
import type { BlockList } from '../blocks/block.ts';
import { splitBlocks } from '../blocks/split-blocks.ts';
import { cannotRead, contentText, readContentFile } from './content-text.ts';

/** A content file with its blocks. */
export interface FileBlocks extends BlockList {
  readonly text: string;
  /** Hash of its bytes. */
  readonly hash: string;
}

/** Reads content files and splits them into blocks. */
export interface BlockStore {
  /**
   * Returns the blocks of a file of the site. Throws a `DocsgenError` if it cannot be read or
   * parsed.
   */
  readonly read: (file: string) => Promise<FileBlocks>;
  /** Returns the blocks of a text that a file of the site has, or had. */
  readonly split: (file: string, bytes: Buffer) => FileBlocks;
}

/**
 * A file is asked for several times in a row. All files of a large site would need too much memory.
 */
const mostKept = 8;

/** Keeps the blocks of texts. */
export type BlockMemo = Pick<PackedNamespace<BlockList>, 'get'>;

/** Returns the store of a site. `memo` keeps the blocks of a text for later runs. */
export function createBlockStore(config: Config, memo: BlockMemo): BlockStore {
  const parse = createTextParser(config.markdown.admonitions);
  const settings = hashOf(JSON.stringify(config.markdown.admonitions));
  const split: BlockStore['split'] = (file, bytes) => {
    const text = contentText(file, bytes);
    const format = pageFormat(file) === 'mdx' ? 'mdx' : 'md';
    const hash = fileHash(bytes);
    try {
      const { blocks, markers } = memo.get(`blocks ${format} ${settings} ${hash}`, () =>
        splitBlocks(text, format, parse),
      );
      return { text, hash, blocks, markers };
    } catch (error) {
      throw cannotRead(file, 'invalid-mdx', error instanceof Error ? error.message : String(error));
    }
  };
  const latest = new Map<string, FileBlocks>();
  return {
    split,
    read: async (file) => {
      const known = latest.get(file);
      if (known) return known;
      const blocks = split(file, await readContentFile(config, file));
      const [oldest] = latest.keys();
      if (latest.size >= mostKept && oldest !== undefined) latest.delete(oldest);
      latest.set(file, blocks);
      return blocks;
    },
  };
}
