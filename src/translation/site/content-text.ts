import type { Config } from '../../config/config.ts';
import { readInside } from '../../config/site-folder.ts';
import { decodeText } from '../../content/decode-text.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';

/** Returns the bytes of a file of the site. Throws a `DocsgenError` if it cannot be read. */
export async function readContentFile(config: Config, file: string): Promise<Buffer> {
  const found = await readInside(config, file);
  if (found.type === 'file') return found.bytes;
  throw cannotRead(file, 'unreadable-content', found.type === 'missing' ? 'It does not exist.' : found.hint);
}

/** Returns the text of a content file. Throws a `DocsgenError` for bytes that are no UTF-8. */
export function contentText(file: string, bytes: Buffer): string {
  const { text, problem } = decodeText(bytes);
  // To write such a text back would destroy what it had.
  if (problem === null && !bytes.includes(0)) return text;
  throw cannotRead(file, 'invalid-encoding', 'Save the file as UTF-8.');
}

/** Returns the error of a content file whose paragraphs cannot be found. */
export function cannotRead(file: string, code: Problem['code'], hint: string): DocsgenError {
  const title = 'The text cannot be split into paragraphs';
  return new DocsgenError([{ code, title, hint, file }]);
}
