'use client';

export default function Referred() {
  return <p ref={(element) => void (element!.textContent = 'referred started')}>referred waits</p>;
}
