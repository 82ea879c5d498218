import type { ProblemCode } from '../shared/problem-codes.ts';

interface Place {
  /** The partial that contains it, as `Dependency` names it; not set for the page itself. */
  readonly file?: string | undefined;
  readonly line: number;
  readonly column: number;
  /** What the JavaScript of the page has thrown. */
  readonly cause?: unknown;
}

/** A mistake in an `.mdx` page that appears when the page is rendered, with its position. */
export class ContentError extends Error {
  readonly code: ProblemCode;
  readonly hint: string;
  readonly file: string | undefined;
  readonly line: number;
  readonly column: number;

  constructor(code: ProblemCode, title: string, hint: string, { file, line, column, cause }: Place) {
    super(title, { cause });
    this.name = 'ContentError';
    this.code = code;
    this.hint = hint;
    this.file = file;
    this.line = line;
    this.column = column;
  }
}

/**
 * Returns an error that explains to an author what an expression or a component has thrown.
 * `subject` is "The expression" or "The component `<X>`".
 */
export function explainThrown(error: unknown, subject: string, used: Place): ContentError {
  if (error instanceof ContentError) return error;
  const place = { ...used, cause: error };
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  const [, name] = /^(\w+) is not defined$/.exec(message) ?? [];
  if (name !== undefined && browserNames.has(name)) {
    const hint = `Pages are rendered without a browser. Read \`${name}\` in \`useEffect\` or in an event handler, in a file that begins with 'use client'.`;
    return new ContentError('missing-browser', `${subject} needs \`${name}\`, which only a browser has.`, hint, place);
  }
  if (name !== undefined) {
    const hint = `Declare it with \`export const ${name} = …\`, or import it. In .mdx braces hold JavaScript; for plain braces write \`\\{\`.`;
    return new ContentError('undefined-name', `\`${name}\` is not defined.`, hint, place);
  }
  if (/^Objects are not valid as a React child|^Minified React error #31\b/.test(message)) {
    const hint =
      'Show one of its fields, such as `{object.name}`. For plain braces write `\\{`, or put the text in backticks.';
    return new ContentError('component-failed', `${subject} shows an object, which is not text.`, hint, place);
  }
  if (/^Minified React error #130\b|^Element type is invalid/.test(message)) {
    const hint =
      'Look at how it is imported: `import Name from` takes the default export, `import { Name } from` a named one.';
    return new ContentError('invalid-component', `${subject} uses something that is not a component.`, hint, place);
  }
  if (/^Minified React error #426\b|^A component suspended/.test(message)) {
    const hint =
      'Pages are rendered synchronously. Wait where the value is made, `export const data = await load();` in the page or a module, and pass it on.';
    return new ContentError(
      'component-failed',
      `${subject} waits for something: it is async, lazy or reads a promise.`,
      hint,
      place,
    );
  }
  if (/^Minified React error #(?:321|425)\b|Invalid hook call/.test(message)) {
    const hint = 'Call hooks only inside a component.';
    return new ContentError('component-failed', `${subject} calls a hook outside a component.`, hint, place);
  }
  // The bundled theme has its own copy of the class, so `instanceof UsageError` does not work.
  if (error instanceof Error && error.name === 'UsageError' && 'hint' in error) {
    return new ContentError('component-failed', `${subject} cannot be rendered: ${message}`, String(error.hint), place);
  }
  const fault = error instanceof Error && error.name !== 'Error' ? `${error.name}: ${message}` : message;
  return new ContentError(
    'component-failed',
    `${subject} fails: ${fault}`,
    'Correct what you pass to it, or its code.',
    place,
  );
}

const browserNames: ReadonlySet<string> = new Set(
  'window self document navigator screen localStorage sessionStorage indexedDB location history matchMedia getComputedStyle requestAnimationFrame Element HTMLElement SVGElement Image Worker DOMParser XMLHttpRequest customElements IntersectionObserver MutationObserver ResizeObserver'.split(
    ' ',
  ),
);
