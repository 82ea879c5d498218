import { splitFrontMatter } from '../../shared/front-matter.ts';
import type { TranslationMemory } from '../memory/translation-memory.ts';
import { pairOf } from '../records/pair-by-structure.ts';
import type { BlockPair } from '../records/record.ts';
import type { FileBlocks } from '../site/block-store.ts';
import { isDraft } from '../blocks/is-draft.ts';
import { importedText } from '../blocks/unit-text.ts';
import { kindOf } from '../blocks/block.ts';
import { applyEdits } from '../blocks/text-edits.ts';

/** A file to translate, and what is to be translated in it. */
interface Skeleton {
  readonly text: string;
  readonly blocks: readonly BlockPair[];
}

/** What a translator leaves as it is. */
const untranslated: ReadonlySet<string> = new Set(['code', 'script', 'definition', 'html']);

/**
 * Returns a file to translate: the source as a draft, so that readers see the source until it is
 * done. What the memory knows is translated already.
 */
export function makeSkeleton(
  original: FileBlocks,
  memory: Pick<TranslationMemory, 'find'>,
  split: (text: string) => FileBlocks,
): Skeleton {
  const known = original.blocks.map((block) => memory.find(kindOf(block), block.hash));
  const edits = original.blocks.flatMap((block, index) => {
    const text = known[index] ?? null;
    return text === null ? [] : [{ start: block.start, end: block.end, text: importedText(block, text) }];
  });
  const text = asDraft(applyEdits(original.text, edits));
  const made = split(text).blocks;
  const isWhole = made.length === original.blocks.length;
  const blocks = original.blocks.map((block, index): BlockPair => {
    const isDone = known[index] !== null || untranslated.has(block.kind);
    const own = (isWhole ? made[index] : undefined) ?? block;
    return { ...pairOf(block, own), by: isDone ? null : 'copy' };
  });
  return { text, blocks };
}

function asDraft(text: string): string {
  const { yaml, yamlStart, bodyLine } = splitFrontMatter(text);
  if (isDraft(text)) return text;
  const end = /\r\n/.test(text) ? '\r\n' : '\n';
  if (bodyLine === 0) return `---${end}draft: true${end}---${end}${end}${text}`;
  const [before, after] = [text.slice(0, yamlStart), text.slice(yamlStart + yaml.length)];
  if (/^[ \t]*draft:/m.test(yaml)) return before + yaml.replace(/^([ \t]*draft:).*$/m, '$1 true') + after;
  const indent = /^[ \t]*/.exec(yaml)?.[0] ?? '';
  return `${before}${yaml}${indent}draft: true${end}${after}`;
}
