/** A number in a text, with the words or signs around it. */
interface WrittenNumber {
  readonly value: number;
  readonly around: string;
}

/**
 * Returns the indexes of texts in their order in a language. Numbers are compared as numbers if all
 * texts have one with the same words around it, such as a unit. Empty texts are last in both
 * directions, and equal ones keep their order.
 */
export function sortTexts(texts: readonly string[], language: string, isDescending: boolean): readonly number[] {
  const all = texts.map((text, index) => ({ text: text.trim(), index }));
  const filled = all.filter(({ text }) => text !== '');
  const numbers = readNumbers(filled, language);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = isDescending ? -1 : 1;
  const sorted = filled.toSorted((one, other) => {
    const difference = numbers
      ? (numbers.get(one.index) ?? 0) - (numbers.get(other.index) ?? 0)
      : compare(one.text, other.text);
    return sign * difference;
  });
  return [...sorted, ...all.filter(({ text }) => text === '')].map(({ index }) => index);
}

interface Text {
  readonly text: string;
  readonly index: number;
}

function readNumbers(texts: readonly Text[], language: string): ReadonlyMap<number, number> | null {
  const read = numberReader(language);
  const numbers = new Map<number, number>();
  const affixes = new Set<string>();
  for (const { text, index } of texts) {
    const number = read(text);
    if (number === null || affixes.add(number.around).size > 1) return null;
    numbers.set(index, number.value);
  }
  return numbers;
}

/** Returns a function that reads texts with a single number, as the language writes numbers. */
function numberReader(language: string): (text: string) => WrittenNumber | null {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const separator = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [separator('group'), separator('decimal')];
  const grouping = new RegExp(String.raw`(?<=\d)(?:\s|${escape(group)})(?=\d{3}(?!\d))`, 'g');
  const point = new RegExp(String.raw`(?<=\d)${escape(decimal)}(?=\d)`);
  return (text) => {
    const plain = text.replaceAll('−', '-').replace(grouping, '').replace(point, '.');
    const [, before, digits, after] = /^([^\d.-]*)(-?\d+(?:\.\d+)?)(\D*)$/.exec(plain) ?? [];
    return digits === undefined ? null : { value: Number(digits), around: `${before?.trim()} ${after?.trim()}` };
  };
}

function escape(separator: string): string {
  return separator === '' ? '(?!)' : separator.replace(/[.*+?^$|()[\]{}\\]/g, String.raw`\$&`);
}
