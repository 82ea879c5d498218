'use client';

import '@site/components/lit-greeting.ts';

export default function LitGreeting() {
  return <lit-greeting />;
}
