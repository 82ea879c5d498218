import type { PackedNamespace } from '../../cache/packed.ts';
import type { FinishedPage, PageAddresses } from '../../reading/finished-page.ts';
import { type PackedPage, unpackPage } from '../../reading/packed-page.ts';

/** What was read of a page. The parts of its frame are stored by their hashes. */
export interface RecordedPage extends Omit<PackedPage, 'frame'> {
  readonly frame: readonly string[];
  /** The codes of the problems that it was looked through for. */
  readonly codes: string;
}

/** Stores what was read of pages, for later builds. */
export interface RecordedPages {
  /** Returns a page as it is recorded. */
  readonly pack: (page: PackedPage) => RecordedPage;
  /** Keeps what is shared by a page that this build does not render, for later builds. */
  readonly retain: (recorded: RecordedPage | undefined) => void;
  /** Returns a recorded page; null if it is not known, or was looked through for other problems. */
  readonly unpack: (recorded: RecordedPage | undefined) => FinishedPage | null;
}

/** Returns the recorded pages of an output. `codes` are those of the problems to look for. */
export function openRecordedPages(frames: PackedNamespace<string>, codes: readonly string[]): RecordedPages {
  const allCodes = codes.join(' ');
  const decoded = new Map<string, PageAddresses>();
  const find = (key: string): PageAddresses | readonly [] => {
    const before = decoded.get(key);
    const text = before ? null : frames.find(key);
    if (text === null) return before ?? [];
    const addresses: PageAddresses = JSON.parse(text);
    decoded.set(key, addresses);
    return addresses;
  };
  return {
    pack: ({ text, targetHash, frame }) => {
      for (const [key, addresses] of frame) if (!frames.has(key)) frames.put(key, addresses);
      return { text, targetHash, frame: frame.map(([key]) => key), codes: allCodes };
    },
    retain: (recorded) => recorded?.frame.forEach(frames.has),
    unpack: (recorded) => {
      if (recorded?.codes !== allCodes) return null;
      const frame = recorded.frame.flatMap(find);
      return frame.length === recorded.frame.length ? unpackPage(recorded, frame) : null;
    },
  };
}
