import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw).freeze();

/** Returns the page that the parser gives which docsgen builds on, with nothing of ours. */
export async function compileBare(source: string): Promise<Root> {
  return processor.run(processor.parse(source));
}
