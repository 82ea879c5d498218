import * as z from 'zod';

/** A parameter in a pattern: its name, and whether it stands for any number of folders. */
interface Parameter {
  readonly name: string;
  readonly isMany: boolean;
}

const segment = /^(?!\.{1,2}$)[^/\\]+$/;

/**
 * Where files get their addresses from, as patterns of paths: `:name` stands for a part of a path
 * without slashes, `:rest*` for any number of folders.
 */
export const rewritesSchema = z.record(z.string(), z.string()).superRefine((rewrites, context) => {
  for (const [from, to] of Object.entries(rewrites)) {
    const message = mistakeIn(from, 'on the left') ?? mistakeIn(to, 'on the right') ?? unknownIn(from, to);
    // The rules of zod take the object around a wrong value as their input.
    if (message !== null) context.addIssue({ code: 'custom', path: [from], message, input: rewrites });
  }
});

function mistakeIn(pattern: string, side: string): string | null {
  const isPath = pattern.split('/').every((part) => segment.test(part) && !/.:\w+\*|\*./.test(part));
  if (!isPath) return `${side} a path in the collection's folder, such as \`:name/docs/:rest*\``;
  const names = parametersOf(pattern).map(({ name }) => name);
  return names.length === new Set(names).size ? null : `${side} a name for each parameter`;
}

function unknownIn(from: string, to: string): string | null {
  const known = parametersOf(from);
  const other = parametersOf(to).find(
    ({ name, isMany }) => !known.some((each) => each.name === name && each.isMany === isMany),
  );
  return other ? `on the right only what the left has, not \`:${other.name}${other.isMany ? '*' : ''}\`` : null;
}

function parametersOf(pattern: string): readonly Parameter[] {
  return [...pattern.matchAll(/:([A-Za-z]\w*)(\*?)/g)].map(([, name = '', star]) => ({ name, isMany: star === '*' }));
}
