'use client';

import { Badge } from 'docsgen/theme';
import { useState } from 'react';

/** An island of the plugin. */
export function Vote() {
  const [votes, setVotes] = useState(0);
  return (
    <button type="button" className="vote" onClick={() => setVotes(votes + 1)}>
      <Badge text={`${votes} votes`} />
    </button>
  );
}
