'use client';

const { numbers } = await import('./numbers.ts');

export default function Waiting() {
  return <p className="waiting">{numbers.join(' ')}</p>;
}
