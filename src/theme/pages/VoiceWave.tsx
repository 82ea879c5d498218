import { iconPaths } from '../icons/icon-paths.ts';
import type { ReactNode } from 'react';

/**
 * Half of the height of each bar between the caller and the agent. They show two phrases with a
 * short pause between them.
 */
const bars = [
  5, 8, 13, 22, 34, 46, 38, 52, 64, 50, 58, 42, 48, 30, 36, 20, 26, 14, 9, 6, 4, 4, 6, 10, 16, 28, 22, 38, 54, 44, 66,
  78, 60, 70, 48, 56, 36, 42, 24, 30, 17, 11, 7, 5,
] as const;
const barWidth = 4;
const step = 9;
const firstBar = 63;
const middle = 110;

function Voice({ x, name }: { readonly x: number; readonly name: 'phone' | 'agents' }): ReactNode {
  return (
    <g className={`voice-${name}`}>
      <circle cx={x} cy={middle} r={38} className="voice-ring" />
      <circle cx={x} cy={middle} r={28} className="voice-disc" />
      <svg x={x - 13} y={middle - 13} width={26} height={26} viewBox="0 0 24 24" className="icon">
        <path d={iconPaths[name]} />
      </svg>
    </g>
  );
}

interface BubbleProps {
  readonly className: string;
  readonly x: number;
  readonly y: number;
  /** Widths of the lines of text. */
  readonly lines: readonly number[];
}

function Bubble({ className, x, y, lines }: BubbleProps): ReactNode {
  return (
    <g className={className}>
      <rect x={x} y={y} width={190} height={24 + lines.length * 18} rx={14} className="voice-box" />
      {lines.map((width, index) => (
        <rect key={index} x={x + 18} y={y + 17 + index * 18} width={width} height={8} rx={4} className="voice-line" />
      ))}
    </g>
  );
}

/**
 * Renders a drawing of a call: a caller, an agent, the wave of their voices, and what each said.
 */
export function VoiceWave(): ReactNode {
  return (
    <svg className="voice" viewBox="-26 -66 564 352" aria-hidden="true">
      {bars.map((height, index) => (
        <rect
          key={index}
          x={firstBar + index * step}
          y={middle - height}
          width={barWidth}
          height={height * 2}
          rx={barWidth / 2}
          className={index < 21 ? 'voice-bar' : 'voice-bar voice-answer'}
        />
      ))}
      <Bubble className="voice-said" x={-22} y={-60} lines={[150, 96]} />
      <Bubble className="voice-said voice-reply" x={344} y={202} lines={[132, 154, 74]} />
      <Voice x={14} name="phone" />
      <Voice x={498} name="agents" />
    </svg>
  );
}
