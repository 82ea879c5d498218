/** A file of a site, as a page of the manual shows it. */
interface FileStep {
  readonly kind: 'file';
  readonly path: string;
  readonly text: string;
}

/** A call of docsgen, as a page of the manual shows it. */
export interface CallStep {
  readonly kind: 'call';
  readonly args: readonly string[];
  /** What the page says that it prints; null if it does not say it. */
  readonly output: string | null;
}

const block = /^```(\w+)(?: title="(.*?)")?\n([^]*?)^```$/gm;
const fence = '```';
const call = /^npx docsgen ([^|\n]+)\n$/;

/** Returns the files and calls of a page, in their order. An output follows its call. */
export function stepsOf(text: string): readonly (FileStep | CallStep)[] {
  const blocks = [...text.matchAll(block)];
  return blocks.flatMap(([, language, title, code = ''], index): readonly (FileStep | CallStep)[] => {
    if (language === 'md' && title !== undefined) return [{ kind: 'file', path: title, text: code }];
    const [, words] = (language === 'bash' && call.exec(code)) || [];
    if (words === undefined) return [];
    const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    const next = blocks[index + 1];
    return [{ kind: 'call', args, output: next?.[2] === 'Output' ? (next[3] ?? '') : null }];
  });
}

/** Returns a page with the outputs of its calls, in their order. */
export function withOutputs(text: string, outputs: readonly string[]): string {
  let index = 0;
  return text.replace(/^(```\w+ title="Output"\n)([^]*?)^```$/gm, (_, start: string, old: string) => {
    // CSV has other ends of lines, which a page does not show.
    const output = shortened((outputs[index] ?? '').replaceAll('\r\n', '\n'), old);
    index += 1;
    return `${start}${output}${fence}`;
  });
}

/**
 * Returns an output as a page shows it. A line with `…` there stands for all that it leaves out.
 */
export function shortened(output: string, shown: string): string {
  const lines = shown.split('\n');
  const gap = lines.indexOf('…');
  const all = output.split('\n');
  if (gap === -1 || all.length < lines.length) return output;
  return [...all.slice(0, gap), '…', ...all.slice(gap + 1 - lines.length)].join('\n');
}

/** What differs between two runs of a command, or two machines. */
const accidents: readonly (readonly [RegExp, string])[] = [
  [/\d{4}([-/])\d\d[-/]\d\d/g, 'YEAR$1MONTH$1DAY'],
  [/\d\d:\d\d UTC/g, 'TIME'],
  [/\b\d\d:\d\d:\d\d\b/g, 'CLOCK'],
  [/(?:\d+ min )?\d+(?:\.\d+)? m?s\b/g, 'DURATION'],
  [/\d+(?:\.\d+)? [kKM]B\b/g, 'SIZE'],
  [/"(seconds|bytes)": [\d.]+/g, '"$1": N'],
  [/localhost:\d+/g, 'localhost:PORT'],
  [/v?\d+\.\d+\.\d+/g, 'VERSION'],
  [/VERSION (?:linux|darwin|win32) \w+/g, 'VERSION PLATFORM'],
  [/\b[0-9a-f]{10}\b/g, 'HASH'],
  [/\d+ (files changed|insertions)/g, 'N $1'],
];

/** Returns an output without what differs between two runs of a command. */
export function withoutAccidents(text: string): string {
  return accidents.reduce((all, [pattern, name]) => all.replace(pattern, name), text);
}
