'use client';

import { leafy } from 'leafy';
import { useEffect, useState } from 'react';
import styles from '@site/components/Box.module.css';

export default function Map() {
  const [count, setCount] = useState(0);
  useEffect(() => void import('./late.ts'), []);
  return (
    <button className={`${leafy} ${styles.box}`} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
