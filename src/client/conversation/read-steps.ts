/** What happens at once: a word is said, or something is done. */
export interface Step {
  /** The line that it belongs to. */
  readonly line: HTMLElement;
  /** The word in the text; null for something that is done. */
  readonly word: Range | null;
  /** Number of letters that are said before and with it, in all lines. */
  readonly letters: number;
  /** How long it takes. */
  readonly milliseconds: number;
}

const pauses = { line: 500, sentence: 340, clause: 150, action: 1100 };

/** Returns the steps of a conversation in their order. The page does not change. */
export function readSteps(conversation: Element): readonly Step[] {
  const { lang } = document.documentElement;
  let letters = 0;
  return [...conversation.querySelectorAll<HTMLElement>('li')].flatMap((line): Step[] => {
    const text = line.querySelector('[data-words]')?.firstChild;
    if (!(text instanceof Text)) return [{ line, word: null, letters, milliseconds: pauses.action }];
    const steps = wordsOf(text.data, lang).map(({ start, end }): Step => {
      const word = document.createRange();
      word.setStart(text, start);
      word.setEnd(text, end);
      return { line, word, letters: letters + end, milliseconds: durationOf(text.data.slice(start, end)) };
    });
    letters += text.length;
    const last = steps.at(-1);
    return last ? [...steps.slice(0, -1), { ...last, milliseconds: last.milliseconds + pauses.line }] : [];
  });
}

interface Word {
  readonly start: number;
  end: number;
}

/** Returns the words of a text. Signs belong to the word before them. */
function wordsOf(text: string, language: string): readonly Word[] {
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1);
    const end = index + segment.trimEnd().length;
    // A sign before the first word, such as "¿", belongs to it, and so does what no space divides.
    const isJoined = last?.end === index && (!isWordLike || !/[\p{L}\p{N}]$/u.test(text.slice(0, index)));
    if (last && (isJoined || segment.trim() === '')) last.end = Math.max(last.end, end);
    else if (segment.trim() !== '') words.push({ start: index, end });
  }
  return words;
}

function durationOf(word: string): number {
  const sign = word.at(-1) ?? '';
  const pause = /[.?!…。？！؟]/u.test(sign) ? pauses.sentence : /[,;:–—、，،]/u.test(sign) ? pauses.clause : 0;
  return 130 + 38 * word.length + pause;
}
