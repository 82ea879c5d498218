import type { PageFacts } from '../markdown/page/compiled-page.ts';
import type { CompileTask } from '../workers/page-job.ts';
import { hashLength } from '../system/hash.ts';
import type { Sheet } from '../cache/sheet.ts';

/** What is known of a compiled page. */
export interface KnownPage {
  /** Hash of it. */
  readonly digest: string;
  readonly page: PageFacts;
}

/** What was found out of each content file when it was compiled. What it includes may have changed since. */
export interface FactsStore {
  /** Returns what is known of a file, null if it was not compiled with the task's key. */
  readonly get: (task: CompileTask) => KnownPage | null;
  /** Returns the key of a former form of a file that was compiled with the same options. */
  readonly formerKey: (file: string) => string | null;
  /** Keeps what is known of a file; `json` is its facts as they came. */
  readonly set: (task: CompileTask, known: KnownPage, json: string) => void;
}

/** Returns the facts in a sheet that builds keep; `identity` is that of the options, of fixed length. */
export function createSheetFacts(sheet: Sheet, identity: string): FactsStore {
  return {
    get: ({ file, key }) => {
      const text = sheet.get(file, key);
      if (text === null) return null;
      const result = text.slice(identity.length);
      const page: PageFacts = JSON.parse(result.slice(hashLength));
      return { digest: result.slice(0, hashLength), page };
    },
    formerKey: (file) => {
      const former = sheet.former(file);
      return former?.text.startsWith(identity) ? former.proof : null;
    },
    set: ({ file, key }, { digest }, json) => sheet.set(file, key, identity + digest + json),
  };
}
