import { waveHeight, waveOf, wavePath, wavePitch } from '../../shared/waveform.ts';
import type { ReactNode } from 'react';
import type { ConversationLineProps } from '../../shared/home-props.ts';

/** More bars than that would touch each other on a phone. */
const bars = 68;

interface Part {
  readonly isMain: boolean;
  readonly path: string;
}

/** Renders the wave of a conversation, in which each line is as long as its text. */
export function ConversationWave({ lines }: { readonly lines: readonly ConversationLineProps[] }): ReactNode {
  const paths = partsOf(lines).map(({ isMain, path }, index) => (
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

function partsOf(lines: readonly ConversationLineProps[]): readonly Part[] {
  const speech = lines.flatMap((line) => (line.type === 'speech' ? [line] : []));
  const letters = speech.reduce((sum, { text }) => sum + text.length, 0);
  // Counted from the start, so that each line is where its text is.
  const barAt = (letter: number) => Math.round((bars * letter) / letters);
  let said = 0;
  return speech.map(({ text, isMain }) => {
    const from = barAt(said);
    said += text.length;
    const to = barAt(said);
    return { isMain, path: wavePath(waveOf(text, to - from), from) };
  });
}
