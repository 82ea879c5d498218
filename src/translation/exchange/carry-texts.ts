import { hashText } from '../blocks/hash-text.ts';
import { type Exchange, type ExchangeUnit, translationHashOf } from './exchange-file.ts';

/** A file for translators before it is written anew. */
interface OldFile {
  /** What the file has. */
  readonly old: Exchange;
  /** What it is to have. */
  readonly next: Exchange;
  /** All texts of the site, translated ones too. */
  readonly all: Exchange;
}

/** What a new file has, and the texts of the old one that it cannot have. */
interface CarriedTexts {
  readonly exchange: Exchange;
  readonly lost: readonly ExchangeUnit[];
}

/**
 * Returns a new file for translators with those texts of the old one that the site does not have,
 * each with its state. A text whose source or translation has changed cannot be carried over.
 */
export function carryTexts({ old, next, all }: OldFile): CarriedTexts {
  const known = new Set(unitsOf(all).flatMap(([, { target }]) => (target === null ? [] : [said(target)])));
  const unsaved = new Map(unitsOf(old).filter(([, unit]) => isWritten(unit) && !known.has(said(unit.target ?? ''))));
  const pages = next.pages.map((page) => ({
    ...page,
    units: page.units.map((unit) => {
      const key = keyOf(page.source, unit);
      const before = unsaved.get(key);
      if (!before) return unit;
      unsaved.delete(key);
      return { ...unit, target: before.target, state: before.state };
    }),
  }));
  return { exchange: { ...next, pages }, lost: [...unsaved.values()] };
}

function unitsOf({ pages }: Exchange): readonly (readonly [key: string, ExchangeUnit])[] {
  return pages.flatMap(({ source, units }) => units.map((unit) => [keyOf(source, unit), unit] as const));
}

/** An id names the text of the source, and the translation that was exported. */
function keyOf(source: string, { id }: ExchangeUnit): string {
  return `${source} ${id}`;
}

/** Returns whether somebody has written a text since it was exported. */
function isWritten({ id, kind, target }: ExchangeUnit): boolean {
  if (target === null || target.trim() === '') return false;
  const name = kind.startsWith('field ') ? kind.slice('field '.length) : '';
  const text = kind.startsWith('attribute ') ? `"${target}"` : name + target;
  return translationHashOf(id) !== hashText('paragraph', text);
}

/** An import drops blanks that mean nothing. */
function said(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
