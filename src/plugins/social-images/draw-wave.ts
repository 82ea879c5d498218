import { waveHeight, waveOf, wavePath, wavePitch } from '../../shared/waveform.ts';

const bars = 34;
const scale = 2.5;

/** Width of a wave in pixels. */
export const waveWidth = bars * wavePitch * scale;

export interface WavePlace {
  readonly left: number;
  /** The line around which it is drawn. */
  readonly middle: number;
  /** Colors of its two ends. */
  readonly far: string;
  readonly near: string;
}

/** Returns the wave of a title as elements of an SVG. */
export function drawWave(title: string, { left, middle, far, near }: WavePlace): string {
  const top = middle - (waveHeight / 2) * scale;
  const stops = `<stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/>`;
  return [
    `<linearGradient id="wave" gradientUnits="userSpaceOnUse" x2="${bars * wavePitch}">${stops}</linearGradient>`,
    `<path transform="translate(${left} ${top}) scale(${scale})" d="${wavePath(waveOf(title, bars))}"`,
    ' fill="none" stroke="url(#wave)" stroke-width="3" stroke-linecap="round"/>',
  ].join('');
}
