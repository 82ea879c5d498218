import type { Message } from 'esbuild';
import { isConflictMessage, withoutFollowing } from '../config/conflict-messages.ts';
import { conflictMessage } from '../shared/merge-conflict.ts';
import { DocsgenError, type Problem, uniqueProblems } from '../shared/problem.ts';
import { styleFile } from './style-loader.ts';

type Remark = Pick<Problem, 'title' | 'hint'>;

/** Texts for common errors in style sheets, by the start of esbuild's message. */
const remarks: readonly (readonly [words: RegExp, remark: Remark])[] = [
  [
    /^Expected "\}" to go with "\{"/,
    {
      title: 'This `{` is never closed',
      hint: 'Put a `}` after the last line of its block: browsers treat all rules after it as part of it.',
    },
  ],
  [/^Unexpected "\}"/, { title: 'This `}` closes nothing', hint: 'Remove it, or add the missing `{` before it.' }],
  [
    /^All "@import" rules must come first/,
    {
      title: 'This `@import` comes after other rules, so browsers ignore it',
      hint: 'Move it to the beginning of the file.',
    },
  ],
  [
    /^Comments in CSS use/,
    {
      title: '`//` does not begin a comment in CSS',
      hint: 'Write `/* … */`: browsers read the text after `//` as part of the next rule.',
    },
  ],
  [/^Expected "\*\/" to terminate/, { title: 'This comment is never closed', hint: 'Put `*/` at its end.' }],
];

const otherHint = 'Fix the syntax; often a bracket, a quote or a semicolon is missing just before.';

/** Returns the problems for esbuild's messages about a site's style sheets. */
export function styleProblems(messages: readonly Message[], severity: Problem['severity']): readonly Problem[] {
  const problems = withoutFollowing(messages).flatMap((message): readonly Problem[] => {
    const { text, notes, location, detail } = message;
    // A plugin of the bundle has thrown it.
    if (detail instanceof DocsgenError) return detail.problems;
    if (isConflictMessage(message) && isOfSite(location)) return [{ ...placeOf(location), ...conflictMessage }];
    const begun = notes.find((note) => / is here:$| starts here:$/.test(note.text))?.location;
    const place = begun ?? location;
    return [{ severity, ...remarkOn(text, notes), ...(isOfSite(place) ? placeOf(place) : {}) }];
  });
  return uniqueProblems(problems);
}

function remarkOn(text: string, notes: Message['notes']): Remark & Pick<Problem, 'code'> {
  const known = remarks.find(([words]) => words.test(text))?.[1];
  if (known) return { code: 'invalid-css', ...known };
  const [, imported] = /^Could not resolve "(.*)"$/.exec(text) ?? [];
  if (imported !== undefined) {
    const hint = 'Check the path; it is relative to the folder of the style sheet.';
    return { code: 'unresolved-import', title: `\`${imported}\` points to a missing file`, hint };
  }
  const advice = notes.filter((note) => note.location === null).map((note) => note.text);
  return { code: 'invalid-css', title: text, hint: advice.length > 0 ? advice.join(' ') : otherHint };
}

type Place = NonNullable<Message['location']>;

/** Returns whether a position is in a file of the site, and not in a generated style sheet. */
function isOfSite(place: Message['location'] | undefined): place is Place {
  return place !== null && place !== undefined && !/^[\w-]+:/.test(styleFile(place.file));
}

function placeOf({ file, line, column }: Place): Pick<Problem, 'file' | 'line' | 'column'> {
  return { file: styleFile(file), line, column: column + 1 };
}
