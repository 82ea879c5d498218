import { reducesMotion } from '../behaviors/reduced-motion.ts';
import type { Step } from './read-steps.ts';

/** The names of the highlights: words that are not said yet, and the word that is just said. */
const names = { later: 'docsgen-later', now: 'docsgen-now' };

/** Plays a conversation. */
export interface Player {
  readonly isPlaying: () => boolean;
  /** Goes on where it was paused, or begins again after the end. */
  readonly play: () => void;
  readonly pause: () => void;
}

interface PlayerOptions {
  readonly steps: readonly Step[];
  /** The part of the wave that was heard. */
  readonly heard: SVGSVGElement | null;
  /** Called when the player starts and stops. */
  readonly onChange: () => void;
}

/** Returns a player of these steps. It marks words with highlights, so the text is not split. */
export function createPlayer({ steps, heard, onChange }: PlayerOptions): Player {
  const letters = steps.at(-1)?.letters ?? 1;
  const width = heard?.width.baseVal.value ?? 0;
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const paint = () => {
    const now = steps[next - 1];
    const later = steps.slice(next);
    const words = later.flatMap(({ word }) => word ?? []);
    CSS.highlights.set(names.later, new Highlight(...words));
    CSS.highlights.set(names.now, new Highlight(...(now?.word && timer ? [now.word] : [])));
    for (const { line, word } of steps)
      if (!word)
        line.toggleAttribute(
          'data-later',
          later.some((each) => each.line === line),
        );
    heard?.setAttribute('width', String(width * ((now?.letters ?? 0) / letters)));
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    paint();
    onChange();
  };
  const proceed = () => {
    const step = steps[next];
    const isThere = step?.line.isConnected ?? false;
    if (!isThere || reducesMotion()) next = steps.length;
    if (!step || next === steps.length) return stop();
    next += 1;
    timer = setTimeout(proceed, step.milliseconds);
    paint();
  };
  return {
    isPlaying: () => timer !== undefined,
    play: () => {
      if (next === steps.length) next = 0;
      proceed();
      onChange();
    },
    pause: stop,
  };
}
