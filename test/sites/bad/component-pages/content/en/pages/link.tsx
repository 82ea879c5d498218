import { useState } from 'react';

export const page = { title: 'Links' };

export default function Links() {
  const [count] = useState(0);
  return <a href="/nowhere">{count}</a>;
}
