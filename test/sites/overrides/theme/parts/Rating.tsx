'use client';

import { useState } from 'react';
import { Badge } from 'docsgen/theme';

export function Rating({ question }: { readonly question: string }) {
  const [answer, setAnswer] = useState('');
  return (
    <div className="rating">
      <p>{question}</p>
      <button type="button" onClick={() => setAnswer('Thank you')}>
        Yes
      </button>
      {answer !== '' && <Badge text={answer} />}
    </div>
  );
}
