'use client';

export const page = { title: 'Island' };

export default function Island() {
  return <p>Island</p>;
}
