/** The subroutines of a dialplan that consist of one line each, with `Return`. */
export interface Subroutines {
  /** Returns what `Gosub(context,number,1)` leaves in `GOSUB_RETVAL`; null without a match. */
  readonly call: (context: string, number: string) => string | null;
}

interface Extension {
  readonly context: string;
  /** One set of characters for each place; null for `.` and `!`, which match the rest. */
  readonly places: readonly (string | null)[];
  readonly minimum: number;
  readonly result: string;
}

/** Reads a dialplan for Asterisk. `globals` are its variables. */
export function readSubroutines(dialplan: string): Subroutines {
  const extensions: Extension[] = [];
  const globals: Record<string, string> = {};
  let context = '';
  for (const line of dialplan.split('\n')) {
    context = /^\[([^\]]+)\]/.exec(line)?.[1] ?? context;
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && context === 'globals') globals[name] = value ?? '';
    const [, pattern, result] = /^exten => _([^,]+),1,Return\((.*)\)$/.exec(line) ?? [];
    if (pattern !== undefined) extensions.push({ context, result: result ?? '', ...readPattern(pattern) });
  }
  return {
    call: (name, number) => {
      const found = extensions
        .filter((extension) => extension.context === name && isMatch(extension, number))
        .toSorted(comparePlaces)[0];
      return found ? evaluate(found.result, number, globals) : null;
    },
  };
}

const classes: Readonly<Record<string, string>> = { X: '0123456789', Z: '123456789', N: '23456789' };

function readPattern(pattern: string): Pick<Extension, 'places' | 'minimum'> {
  const parts = pattern.match(/\[[^\]]+\]|./g) ?? [];
  const places = parts.map((part) => {
    if (part === '.' || part === '!') return null;
    if (part.startsWith('[')) return part.slice(1, -1).replace(/(\d)-(\d)/g, range);
    return classes[part] ?? part;
  });
  // A dot needs one more character, an exclamation mark none.
  return { places, minimum: places.length - (pattern.endsWith('!') ? 1 : 0) };
}

function range(_: string, first: string, last: string): string {
  return classes['X']?.slice(Number(first), Number(last) + 1) ?? '';
}

function isMatch({ places, minimum }: Extension, number: string): boolean {
  const isOpen = places.at(-1) === null;
  if (number.length < minimum || (!isOpen && number.length > places.length)) return false;
  return places.every((place, index) => place === null || place.includes(number[index] ?? ' '));
}

/** As Asterisk does: at the first difference, the smaller set comes first and the rest last. */
function comparePlaces(a: Extension, b: Extension): number {
  for (const [index, place] of a.places.entries()) {
    const [here, there] = [place?.length ?? 99, b.places[index]?.length ?? 99];
    if (here !== there) return here - there;
  }
  return 0;
}

/** Replaces `${EXTEN:from:length}` and global variables, then `${IF($["a"="b"]?c:d)}`. */
function evaluate(text: string, number: string, globals: Readonly<Record<string, string>>): string {
  return text
    .replace(/\$\{(\w+)(?::(\d+)(?::(\d+))?)?\}/g, (_, name: string, from = '0', length?: string) => {
      const value = name === 'EXTEN' ? number : (globals[name] ?? '');
      return value.slice(Number(from)).slice(0, length === undefined ? undefined : Number(length));
    })
    .replace(/\$\{IF\(\$\["(.*?)"="(.*?)"\]\?(.*?):(.*?)\)\}/, (_, a, b, yes: string, no: string) =>
      a === b ? yes : no,
    );
}
