import { waveHeight, waveOf, wavePath, wavePitch } from '../../shared/waveform.ts';
import type { ReactNode } from 'react';

export interface WaveformProps {
  /** Decides the shape. */
  readonly text: string;
  /** Number of bars that are drawn as sound. */
  readonly bars: number;
  /** Number of bars after them that are silent. Default: 0. */
  readonly silent?: number;
}

/** Renders the wave of a voice, as a decoration in the color of the text around it. */
export function Waveform({ text, bars, silent = 0 }: WaveformProps): ReactNode {
  const silence = Array.from({ length: silent }, () => 0.025);
  const viewBox = `0 0 ${(bars + silent) * wavePitch} ${waveHeight}`;
  const lines = { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round' } as const;
  return (
    <svg className="waveform" viewBox={viewBox} aria-hidden="true">
      <path d={wavePath(waveOf(text, bars))} {...lines} />
      {silent > 0 && <path d={wavePath(silence, bars)} {...lines} opacity="0.45" />}
    </svg>
  );
}
