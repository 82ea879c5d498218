'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';

export default function MuiButton() {
  const [count, setCount] = useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </Button>
  );
}
