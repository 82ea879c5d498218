import { expect, test } from 'vitest';
import { known, problem, report } from './report.ts';

test('the links to a renamed page are offered, reported again if there are more, and done when none is left', () => {
  const link = (line: number) => ({ file: 'a.md', line, column: 1, target: './old.md', replacement: './new.md' });
  const moved = (...lines: readonly number[]) =>
    problem(`Moved, ${lines.length} links`, {
      file: 'a.md',
      line: lines[0],
      move: { from: 'old.md', to: 'new.md', links: lines.map(link) },
    });
  const { onProblems, onLinkUpdates, written } = report(true);
  onProblems(known(moved(1, 2)));
  expect(written()).toMatch(/Moved, 2 links[^]+\nPress u to update these links, n to leave them\n\n$/);
  onProblems(known(moved(1)));
  expect(written()).toBe('');
  onProblems(known(moved(1, 2, 3)));
  expect(written()).toContain('Moved, 3 links');
  // The writer leaves the links: they are not fixed.
  onProblems(known(problem('The link', { file: 'a.md', line: 1 })));
  expect(written()).not.toContain('Fixed');
  onProblems(known(moved(1, 2)));
  written();
  onLinkUpdates([
    {
      from: 'old.md',
      to: 'new.md',
      updated: [{ file: 'a.md', links: 2 }],
      renamed: [{ from: 'es/old.md', to: 'es/new.md' }],
      left: [{ file: 'b.md', reason: 'has changed in the meantime' }],
    },
  ]);
  expect(written()).toBe(
    '✓ Renamed es/old.md to es/new.md\n✓ Updated 2 links to new.md\n    a.md: 2\n! b.md has changed in the meantime, so it was left as it is\n',
  );
  onProblems(known());
  expect(written()).toBe('✓ Fixed: no link leads to old.md any more\nNo problems left\n');
});

test('translations with the old name are offered to be renamed, also without links', () => {
  const { onProblems, written } = report(true);
  const move = { from: 'old.md', to: 'new.md', links: [], translations: [{ from: 'es/old.md', to: 'es/new.md' }] };
  onProblems(known(problem('Moved', { severity: 'warning', code: 'renamed-source', move })));
  expect(written()).toMatch(/Moved \(renamed-source\)[^]*Press u to rename these translations, n to leave them\n/);
  onProblems(known());
  expect(written()).toContain('Fixed: no translation is named after old.md any more');
});
