import { describe, expect, it } from 'vitest';
import { readPrompts } from '../../../src/markdown/code/prompts.ts';

/** Returns what the copy button takes of a block; null for a block that is no terminal session. */
function commands(language: string, ...lines: readonly string[]): string | null {
  const session = readPrompts(lines, language);
  if (!session) return null;
  return session.lines.flatMap(({ text, isOutput }) => (isOutput ? [] : text)).join('\n');
}

describe('the commands of a terminal session', () => {
  it.each([
    ['bash', ['$ npm ci', 'added 10 packages', '$ npm test'], 'npm ci\nnpm test'],
    ['console', ['$ npm ci', 'added', '# apt-get update', 'Hit:1'], 'npm ci\napt-get update'],
    ['shell', ['$ npx docsgen routes', '/guide/intro   content/en/guide/intro.md'], 'npx docsgen routes'],
    ['powershell', ['PS C:\\> dir', 'Directory: C:\\'], 'dir'],
    ['powershell', ['PS> Get-Item `', '>> -Path x', 'out'], 'Get-Item `\n-Path x'],
    ['bash', ['$ cat <<EOF > a.txt', 'line', 'EOF', '$ ls', 'a.txt'], 'cat <<EOF > a.txt\nline\nEOF\nls'],
    ['bash', ["$ cat <<'END'", '> $x', '> END', 'out'], "cat <<'END'\n$x\nEND"],
    ['bash', ['$ docker run \\', '    --rm image', 'hello'], 'docker run \\\n    --rm image'],
    ['bash', ['$ docker run \\', '> --rm image', 'hello'], 'docker run \\\n--rm image'],
    ['bash', ['$ for i in 1 2; do', '> echo $i', '> done', '1'], 'for i in 1 2; do\necho $i\ndone'],
    ['bash', ['$ git commit -m "One', 'two"', '[main 1] One'], 'git commit -m "One\ntwo"'],
    ['bash', ["$ echo it's", 'its'], "echo it's"],
    ['bash', ['$ npm test', '> docs@1.0.0 test', '> vitest'], 'npm test'],
    ['cmd', ['C:\\> copy a ^', 'More? b', '1 file'], 'copy a ^\nb'],
  ])('%s: %j', (language, lines, expected) => {
    expect(commands(language, ...lines)).toBe(expected);
  });

  it.each([
    ['bash', ['npm ci', '# then', 'npm test']],
    ['js', ['$ npm ci', 'x']],
    ['bash', ['# a comment', 'npm ci']],
  ])('%s without a prompt is no session: %j', (language, lines) => {
    expect(commands(language, ...lines)).toBeNull();
  });
});
