import { splitFrontMatter } from '../../shared/front-matter.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import type { Locale } from '../../config/config.ts';
import { pageFormat } from '../../content/page-file.ts';
import type { ParsePage } from '../../markdown/parse-page.ts';
import type { Block } from '../blocks/block.ts';
import { writeMarker } from '../blocks/markers.ts';
import { exportedText } from '../blocks/unit-text.ts';
import { aboutBlock, type BlockPair } from '../records/record.ts';
import type { BlockStore } from '../site/block-store.ts';
import { indexesOfTranslations } from '../status/compare-translation.ts';
import type { PlannedTranslation } from '../records/planned-translation.ts';
import { applyEdits, gapBefore, type TextEdit } from '../blocks/text-edits.ts';
import { acceptTexts, type ProposedText } from '../verify/accept-texts.ts';
import { proposeText } from '../verify/propose-text.ts';
import type { Translate } from './load-translator.ts';

interface MachineOptions {
  readonly translate: Translate;
  readonly parsePage: ParsePage;
  readonly store: BlockStore;
  readonly from: Locale;
  readonly to: Locale;
}

/** A planned translation, and what a machine has translated so that it cannot be taken. */
interface MachineTranslation {
  readonly planned: PlannedTranslation;
  readonly problems: readonly Problem[];
}

/** The text of a machine, with what it translates. */
interface ProposedCopy extends ProposedText {
  readonly pair: BlockPair;
  readonly block: Block;
}

const hint = 'A machine translated this part. Correct it, then remove this comment.';

/**
 * Returns a planned translation in which a machine has translated what waits for it, each part
 * marked. What it gives back is checked like the texts of a translator.
 */
export async function translateCopies(
  planned: PlannedTranslation,
  { translate, parsePage, store, from, to }: MachineOptions,
): Promise<MachineTranslation> {
  const { translation, after, record } = planned;
  const format = pageFormat(translation) === 'mdx' ? 'mdx' : 'md';
  const { blocks } = store.split(translation, Buffer.from(after));
  const places = indexesOfTranslations(record.blocks, blocks);
  const waiting = record.blocks.flatMap((pair) => {
    const block = blocks[places.get(pair) ?? -1];
    return pair.by === 'copy' && block?.hash === pair.translation ? [{ pair, block }] : [];
  });
  if (waiting.length === 0) return { planned, problems: [] };
  const texts = await translate({
    texts: waiting.map(({ block }) => exportedText(block)),
    ...{ from: from.htmlLang, to: to.htmlLang, file: translation },
  });
  const position = { text: after, blocks, source: translation, translation, previous: null, lastInsertion: null };
  const answers = waiting.map((each, index) => {
    const text = texts[index] ?? '';
    const proposed =
      text.trim() === '' ? null : proposeText(text, { source: each.block, translation: each.block }, position);
    return { ...each, proposed };
  });
  const { accepted, refused, file, blockOf } = await acceptTexts(
    after,
    answers.flatMap(({ proposed, ...each }): readonly ProposedCopy[] => (proposed ? [{ ...proposed, ...each }] : [])),
    {
      split: (text) => store.split(translation, Buffer.from(text)),
      parse: (text) => parsePage(text, format),
    },
  );
  const text = applyEdits(
    file,
    accepted.map((each) => commentBefore(each, { file, block: blockOf(each), format })),
  );
  const translated = new Map(accepted.map((each) => [each.pair, { ...each.pair, translation: blockOf(each).hash }]));
  const pairs = record.blocks.map((pair): BlockPair => {
    const own = translated.get(pair);
    return own ? { ...own, by: 'machine' } : pair;
  });
  const { hash: translationHash } = store.split(translation, Buffer.from(text));
  const left = [...answers.filter(({ proposed }) => !proposed), ...refused.map(({ proposed }) => proposed)];
  return {
    planned: { ...planned, after: text, record: { ...record, translationHash, blocks: pairs } },
    problems: left.length === 0 ? [] : [refusedAnswers(translation, left)],
  };
}

interface AnswerPosition {
  readonly file: string;
  /** The block that the text has become. */
  readonly block: Block;
  readonly format: 'md' | 'mdx';
}

/** Returns the comment that says who has translated a part. It names the source by its hash. */
function commentBefore(
  { block: { hash, kind, name } }: ProposedCopy,
  { file, block, format }: AnswerPosition,
): TextEdit {
  const at = block.commentAt ?? file.length - splitFrontMatter(file).body.length;
  const lines = kind === 'field' ? [hint, `In the front matter: ${name}`] : [hint];
  const comment = writeMarker({ type: 'machine', hash }, lines, format);
  return { start: at, end: at, text: `${gapBefore(file.slice(0, at))}${comment}\n\n` };
}

function refusedAnswers(file: string, left: readonly { readonly block: Block }[]): Problem {
  const about = left.slice(0, 3).map(({ block }) => `"${aboutBlock(exportedText(block))}"`);
  const title = `The machine translations of ${left.length} texts cannot be taken`;
  const names = `${about.join(', ')}${left.length > about.length ? ', …' : ''}`;
  const advice =
    'Let the function return one paragraph for each, with the same code, tags and marks as the text. They wait as before:';
  return asProblem({ code: 'invalid-option', title, hint: `${advice} ${names}`, file });
}
