import { escapeValue } from '../../shared/escape.ts';
import { Parser } from 'htmlparser2';
import type { Exchange, ExchangePage, ExchangeUnit } from './exchange-file.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
const matches = 'urn:oasis:names:tc:xliff:matches:2.0';

/**
 * The states of segments. An editor makes `translated` of `initial` when a person has looked at it.
 */
const states = {
  open: 'state="initial"',
  machine: 'state="initial" subState="docsgen:machine"',
  done: 'state="final"',
};

/** Returns texts for translators as XLIFF 2.0. */
export function writeXliff({ from, to, pages }: Exchange): string {
  const files = pages.map(
    ({ source, translation, units }, index) =>
      `  <file id="f${index + 1}" original="${attributeText(source)}">\n    <notes>\n      <note category="translation">${escape(translation)}</note>\n    </notes>\n${units.map(writeUnit).join('')}  </file>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${namespace}" xmlns:mtc="${matches}" version="2.0" srcLang="${attributeText(from)}" trgLang="${attributeText(to)}">\n${files.join('')}</xliff>\n`;
}

function writeUnit({ id, kind, source, target, state, proposals }: ExchangeUnit): string {
  const found = proposals.map(
    (each) =>
      `        <mtc:match ref="#s" similarity="${(each.similarity * 100).toFixed(1)}">\n          <source>${escape(each.source)}</source>\n          <target>${escape(each.target)}</target>\n        </mtc:match>\n`,
  );
  const near = found.length === 0 ? '' : `      <mtc:matches>\n${found.join('')}      </mtc:matches>\n`;
  const own = target === null ? '' : `        <target>${escape(target)}</target>\n`;
  return `    <unit id="${id}" name="${attributeText(kind)}" xml:space="preserve">\n${near}      <segment id="s" ${states[state]}>\n        <source>${escape(source)}</source>\n${own}      </segment>\n    </unit>\n`;
}

/** What XML 1.0 cannot have, not even as a character reference. */
const invalid = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Returns a text as the content of an element. XLIFF has an element for what XML cannot have. */
function escape(text: string): string {
  return escapeSigns(text).replace(invalid, (sign) => `<cp hex="${hexOf(sign)}"/>`);
}

/** Returns a text as the value of an attribute, where there are no elements. */
function attributeText(text: string): string {
  return escapeSigns(text).replace(invalid, '');
}

function escapeSigns(text: string): string {
  // As it is, it would be read as a line break.
  return escapeValue(text).replaceAll('\r', '&#13;');
}

function hexOf(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Returns the texts of an XLIFF 2 file; null for a text that is none. Inline elements count as
 * their text.
 */
export function readXliff(text: string): Exchange | null {
  const pages: (ExchangePage & { readonly units: ExchangeUnit[] })[] = [];
  let languages: { readonly from: string; readonly to: string } | null = null;
  let unit: ReadUnit | null = null;
  let segment: { -readonly [Key in keyof ReadSegment]: ReadSegment[Key] } | null = null;
  let note: string | null = null;
  let inMatch = false;
  let into: 'source' | 'target' | 'note' | null = null;
  const append = (part: string) => {
    if (into === 'note') note = (note ?? '') + part;
    else if (into === 'source' && segment) segment.source += part;
    else if (into === 'target' && segment) segment.target = (segment.target ?? '') + part;
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'xliff' && attributes['xmlns'] === namespace)
          languages = { from: attributes['srcLang'] ?? '', to: attributes['trgLang'] ?? '' };
        else if (name === 'file') pages.push({ source: attributes['original'] ?? '', translation: '', units: [] });
        else if (name === 'unit')
          unit = {
            id: attributes['id'] ?? '',
            kind: attributes['name'] ?? '',
            source: '',
            target: null,
            state: null,
          };
        else if ((name === 'segment' || name === 'ignorable') && unit)
          segment = { name, source: '', target: null, state: stateOf(attributes) };
        else if (name === 'mtc:match' || name.endsWith(':match')) inMatch = true;
        else if (name === 'note' && unit === null) into = 'note';
        else if ((name === 'source' || name === 'target') && !inMatch) {
          into = name;
          if (name === 'target' && segment) segment.target ??= '';
        } else if (name === 'cp') append(controlCharacter(attributes['hex']));
      },
      ontext: append,
      onclosetag: (name) => {
        if (name.endsWith(':match')) inMatch = false;
        else if (name === 'note' && into === 'note') {
          const page = pages.pop();
          if (page) pages.push({ ...page, translation: note ?? '' });
          [note, into] = [null, null];
        } else if (name === 'source' || name === 'target') into = null;
        else if ((name === 'segment' || name === 'ignorable') && unit && segment) {
          unit = withSegment(unit, segment);
          segment = null;
        } else if (name === 'unit' && unit) {
          pages.at(-1)?.units.push({ ...unit, state: unit.state ?? 'open', proposals: [] });
          unit = null;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return languages === null ? null : { ...(languages as { readonly from: string; readonly to: string }), pages };
}

interface ReadUnit {
  readonly id: string;
  readonly kind: string;
  readonly source: string;
  readonly target: string | null;
  /** Null until it has a segment. */
  readonly state: ExchangeUnit['state'] | null;
}

interface ReadSegment extends Pick<ReadUnit, 'source' | 'target'> {
  readonly name: string;
  readonly state: ExchangeUnit['state'];
}

/**
 * Editors split a text into sentences. It is done when all of them are; what is between them stays
 * as it is.
 */
function withSegment(unit: ReadUnit, { name, source, target, state }: ReadSegment): ReadUnit {
  if (name === 'ignorable') {
    const between = target ?? source;
    return { ...unit, source: unit.source + source, target: unit.target === null ? null : unit.target + between };
  }
  const isWhole = target !== null && (unit.state === null || unit.target !== null);
  const known = unit.state ?? 'done';
  const least =
    state === 'open' || known === 'open' ? 'open' : state === 'machine' || known === 'machine' ? 'machine' : 'done';
  return {
    ...unit,
    source: unit.source + source,
    target: isWhole ? (unit.target ?? '') + target : null,
    state: isWhole ? least : 'open',
  };
}

/** A text has no NUL, and nothing but control characters is written in this way. */
function controlCharacter(hex: string | undefined): string {
  const code = Number.parseInt(hex ?? '', 16);
  return code > 0 && code <= 0xffff ? String.fromCharCode(code) : '';
}

function stateOf({ state = 'initial', subState }: Readonly<Record<string, string>>): ExchangeUnit['state'] {
  if (state !== 'initial') return 'done';
  return subState === 'docsgen:machine' ? 'machine' : 'open';
}
