'use client';
import { useState } from 'react';
import { format } from './formats.ts';

export default function Clock() {
  const [time] = useState(0);
  return <time>{format(time)}</time>;
}
