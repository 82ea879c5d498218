'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';

interface MinuteCalculatorProps {
  /** With `{calls}` and `{minutes}` where the numbers stand. */
  readonly result: string;
  readonly fewer: string;
  readonly more: string;
  /** Language of the numbers. */
  readonly lang: string;
}

const callsPerStep = 10;
const minutesPerCall = 2;
const daysPerMonth = 30;

/** Says how many minutes a month a number of calls a day makes. The words come from the page, so that they are translated with it. */
export default function MinuteCalculator({ result, fewer, more, lang }: MinuteCalculatorProps): ReactNode {
  const [calls, setCalls] = useState(4 * callsPerStep);
  const format = (count: number): string => new Intl.NumberFormat(lang).format(count);
  const minutes = calls * minutesPerCall * daysPerMonth;
  return (
    <div className="card">
      <p className="card-title">
        <output>{result.replace('{calls}', format(calls)).replace('{minutes}', format(minutes))}</output>
      </p>
      <p className="button-row">
        <button
          type="button"
          className="button"
          disabled={calls === 0}
          onClick={() => setCalls(Math.max(0, calls - callsPerStep))}
        >
          {fewer}
        </button>
        <button type="button" className="button button-primary" onClick={() => setCalls(calls + callsPerStep)}>
          {more}
        </button>
      </p>
    </div>
  );
}
