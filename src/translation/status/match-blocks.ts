import { groupBy } from '../../shared/group-by.ts';
import { alignInOrder } from '../records/align-in-order.ts';
import { similarity } from './similarity.ts';

/** What is compared of a block. */
export interface Comparable {
  /** Kind and name, such as `heading 2`. */
  readonly kind: string;
  readonly hash: string;
  /** What it says, or its first words, if that is known. */
  readonly text?: string | undefined;
  /** Only the first words are known. */
  readonly isCut?: boolean;
}

/**
 * Texts of fewer words are not compared: two short titles may mean the same without one word in
 * common.
 */
const fewWords = 5;
/** Texts that have less in common are not versions of each other. */
const leastSimilarity = 0.3;

/**
 * Returns for each block of a new state its place in the old state, or -1: of an equal block first,
 * wherever it stands, and then of one that was changed, between the same neighbors.
 */
export function matchBlocks(before: readonly Comparable[], after: readonly Comparable[]): readonly number[] {
  const found = after.map(() => -1);
  const taken = new Set<number>();
  const take = (place: number, old: number) => {
    found[place] = old;
    taken.add(old);
  };
  matchFields(before, after, take);
  const equal = groupBy(
    [...before.entries()].filter(([index]) => !taken.has(index)),
    ([, block]) => keyOf(block),
  );
  const now = groupBy(
    [...after.entries()].filter(([place]) => found[place] === -1),
    ([, block]) => keyOf(block),
  );
  const isUnclear = [...now].some(([key, own]) => isAmbiguous(own, equal.get(key)));
  // If one of several equal blocks was changed, its neighbors say which one.
  if (isUnclear) for (const [old, place] of equalInOrder(before, after)) if (!taken.has(old)) take(place, old);
  for (const [key, own] of now) {
    const free = (equal.get(key) ?? []).filter(([old]) => !taken.has(old));
    const places = own.filter(([place]) => found[place] === -1);
    for (const [index, [place]] of places.entries()) {
      const [old] = free[index] ?? [];
      if (old !== undefined) take(place, old);
    }
  }
  for (const { places, olds } of gaps(found, taken, before.length)) {
    for (const [place, old] of pairChanged(places, olds, before, after)) take(place, old);
  }
  return found;
}

function keyOf({ kind, hash }: Comparable): string {
  return `${kind} ${hash}`;
}

function isAmbiguous(own: readonly unknown[], olds: readonly unknown[] = []): boolean {
  return olds.length > 0 && own.length + olds.length > 2;
}

/** Returns the equal blocks of the best alignment of two states, in which no block moves. */
function equalInOrder(
  before: readonly Comparable[],
  after: readonly Comparable[],
): readonly (readonly [old: number, place: number])[] {
  const isText = ([, { kind }]: readonly [number, Comparable]) => !kind.startsWith('field ');
  const [olds, places] = [[...before.entries()].filter(isText), [...after.entries()].filter(isText)];
  return alignInOrder(olds, places, ([, one], [, other]) =>
    one.kind !== other.kind ? 0 : one.hash === other.hash ? equalWeight : 1,
  ).flatMap(([[old, one], [place, other]]) => (one.hash === other.hash ? [[old, place] as const] : []));
}

/** An equal block counts for more than two that may be versions of each other. */
const equalWeight = 3;

/** A field has a name of its own, so it is the same field whatever it says. */
function matchFields(
  before: readonly Comparable[],
  after: readonly Comparable[],
  take: (place: number, old: number) => void,
): void {
  const fields = new Map(
    [...before.entries()].flatMap(([old, { kind }]) => (kind.startsWith('field ') ? [[kind, old]] : [])),
  );
  for (const [place, { kind }] of after.entries()) {
    const old = fields.get(kind);
    if (old !== undefined) take(place, old);
  }
}

interface Gap {
  readonly places: readonly number[];
  readonly olds: readonly number[];
}

/**
 * Returns the runs of blocks without an equal one, each with the old blocks next to its neighbors.
 */
function gaps(found: readonly number[], taken: ReadonlySet<number>, count: number): readonly Gap[] {
  const runs: Gap[] = [];
  for (let place = 0; place < found.length; place += 1) {
    if (found[place] !== -1) continue;
    const start = place;
    while (found[place + 1] === -1) place += 1;
    const olds = new Set<number>();
    for (let old = (found[start - 1] ?? -1) + 1; old < count && !taken.has(old); old += 1) olds.add(old);
    for (let old = (found[place + 1] ?? count) - 1; old >= 0 && !taken.has(old); old -= 1) olds.add(old);
    runs.push({
      places: Array.from({ length: place - start + 1 }, (_, index) => start + index),
      olds: [...olds].toSorted((one, other) => one - other),
    });
  }
  return runs;
}

/**
 * Returns which blocks of a gap are versions of each other: the most similar first, then in their
 * order.
 */
function pairChanged(
  places: readonly number[],
  olds: readonly number[],
  before: readonly Comparable[],
  after: readonly Comparable[],
): readonly (readonly [place: number, old: number])[] {
  if (places.length * olds.length > mostComparisons) return pairInOrder(places, olds, before, after);
  const candidates = places.flatMap((place, at) =>
    olds.flatMap((old, oldAt) => {
      const [one, other] = [before[old], after[place]];
      if (one === undefined || other === undefined || one.kind !== other.kind) return [];
      const score = scoreOf(one, other);
      return score === null ? [] : [{ place, old, score, distance: Math.abs(at - oldAt) }];
    }),
  );
  const pairs: (readonly [number, number])[] = [];
  const [usedPlaces, usedOlds] = [new Set<number>(), new Set<number>()];
  for (const { place, old } of candidates.toSorted((a, b) => b.score - a.score || a.distance - b.distance)) {
    if (usedPlaces.has(place) || usedOlds.has(old)) continue;
    usedPlaces.add(place);
    usedOlds.add(old);
    pairs.push([place, old]);
  }
  return pairs;
}

/**
 * Comparing more blocks with each other takes too long: a page that was written anew has one large
 * gap.
 */
const mostComparisons = 40_000;

/** Returns the blocks of a gap that are the first, the second and so on of their kind. */
function pairInOrder(
  places: readonly number[],
  olds: readonly number[],
  before: readonly Comparable[],
  after: readonly Comparable[],
): readonly (readonly [place: number, old: number])[] {
  const ofKind = groupBy(olds, (old) => before[old]?.kind ?? '');
  const next = new Map<string, number>();
  return places.flatMap((place) => {
    const kind = after[place]?.kind ?? '';
    const count = next.get(kind) ?? 0;
    const old = ofKind.get(kind)?.[count];
    next.set(kind, count + 1);
    return old === undefined ? [] : [[place, old] as const];
  });
}

/** Returns how similar two blocks are, from 0 to 1; null if they are no versions of each other. */
function scoreOf({ text: known, isCut = false }: Comparable, { text }: Comparable): number | null {
  if (known === undefined || text === undefined) return 0;
  const [one, other] = isCut ? [withoutLastWord(known), withoutLastWord(text.slice(0, known.length))] : [known, text];
  const score = similarity(one, other);
  const isShort = [one, other].some((each) => each.trim().split(/\s+/).length < fewWords);
  return score >= leastSimilarity || isShort ? score : null;
}

/** The last word may be cut, too. */
function withoutLastWord(text: string): string {
  return text.replace(/\s*\S*$/, '');
}
