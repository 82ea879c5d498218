import { waveHeight, waveOf, wavePath, wavePitch } from '../../shared/waveform.ts';
import type { ReactNode } from 'react';
import type { ConversationLineProps } from '../../shared/home-props.ts';

/** Letters that one bar of the wave stands for, and the largest number of bars. */
const lettersOfBar = 5;
const mostBars = 72;

interface Part {
  readonly isMain: boolean;
  readonly path: string;
}

/** Renders the wave of a conversation, in which each line is as long as its text. */
export function ConversationWave({ lines }: { readonly lines: readonly ConversationLineProps[] }): ReactNode {
  const { parts, bars } = partsOf(lines);
  const paths = parts.map(({ isMain, path }, index) => (
    <path key={index} className={isMain ? 'wave-main' : undefined} d={path} />
  ));
  const [width, height] = [bars * wavePitch, waveHeight];
  return (
    <svg className="conversation-wave" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {paths}
      {/* What was heard until now: a script sets the width, and the rest is cut off. */}
      <svg className="wave-heard" width={width} height={height}>
        {paths}
      </svg>
    </svg>
  );
}

function partsOf(lines: readonly ConversationLineProps[]): { readonly parts: readonly Part[]; readonly bars: number } {
  const speech = lines.flatMap((line) => (line.type === 'speech' ? [line] : []));
  const letters = speech.reduce((sum, { text }) => sum + text.length, 0);
  const perBar = Math.max(lettersOfBar, letters / mostBars);
  const parts: Part[] = [];
  let said = 0;
  let bars = 0;
  for (const { text, isMain } of speech) {
    said += text.length;
    // Rounded from the start, so that the lines stay where the text is.
    const end = Math.max(bars + 1, Math.round(said / perBar));
    parts.push({ isMain, path: wavePath(waveOf(text, end - bars), bars) });
    bars = end;
  }
  return { parts, bars };
}
