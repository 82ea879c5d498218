import type { Root } from 'mdast';
import type { VFile } from 'vfile';

/** A remark plugin that reports a word, and fails on one page. */
export default () => (tree: Root, file: VFile) => {
  if (String(file).includes('Calls')) throw new Error('the dictionary is empty');
  file.message('Write "an article" instead of "a text"', { line: 3, column: 1 }, 'words:text');
};
