import type { ContentMemo } from '../content/content-memo.ts';
import type { Sheet } from '../cache/sheet.ts';

/** Returns the memo that keeps in a sheet what was made of content files. */
export function createSheetMemo(sheet: Sheet): ContentMemo {
  return {
    get: <T>(name: string, proof: string, make: () => T): T => {
      const text = sheet.get(name, proof);
      if (text !== null) {
        // The proof names the code that made it as well, so it is what `make` gives.
        const kept: T = JSON.parse(text);
        return kept;
      }
      const made = make();
      sheet.set(name, proof, JSON.stringify(made));
      return made;
    },
  };
}
