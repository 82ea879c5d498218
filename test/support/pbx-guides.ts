import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './docsgen.ts';

/** The text of an integration guide of the real site. */
export interface PbxGuide {
  /** What the blocks of code with a title contain, one after the other. */
  readonly blocks: (title: string) => string;
  /** Rows of the table whose heading begins with a cell, without backticks and remarks. */
  readonly rows: (heading: string) => readonly (readonly string[])[];
}

/** What the guides' variables become in tests. */
const variables: Readonly<Record<string, string>> = {
  sip: '127.0.0.2',
  sipSecond: '127.0.0.3',
  networks: '127.0.0.2/31',
  registrationSeconds: '300',
};

/** Returns a guide of `concepts/integration/` in one language. */
export function readGuide(locale: string, name: string): PbxGuide {
  const file = join(projectRoot, 'content', locale, 'concepts/integration', `${name}.md`);
  const text = readFileSync(file, 'utf8').replace(/:var\[(\w+)\]/g, (_, key: string) => variables[key] ?? key);
  return {
    blocks: (title) =>
      [...text.matchAll(/^```\w+[^\n]*? title="([^"]+)"[^\n]*\n([^]*?)^```$/gm)]
        .flatMap(([, name_, code = '']) => (name_ === title ? [code] : []))
        .join('\n'),
    rows: (heading) => {
      const lines = text.split('\n');
      const start = lines.findIndex((line) => line.startsWith('|') && line.includes(heading));
      const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
      return lines.slice(start + 2, end).map((line) => line.split('|').slice(1, -1).map(readCell));
    },
  };
}

/** Returns what a cell has between backticks; empty for a word such as "nothing". */
function readCell(cell: string): string {
  return /`([^`]+)`/.exec(cell)?.[1] ?? '';
}
