// Reads interfaces and their comments from the sources of the theme, for the tables of the manual.
import { readFileSync } from 'node:fs';

/**
 * A field of an interface, with its comment.
 * @typedef {{ readonly name: string, readonly type: string, readonly isOptional: boolean, readonly comment: string }} Field
 */

/**
 * An interface, with the types that it extends.
 * @typedef {{ readonly name: string, readonly parents: readonly string[], readonly comment: string, readonly fields: readonly Field[] }} Interface
 */

const declaration =
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export interface (\w+)(?: extends ([^{]+))? \{\n([^]*?)\n?\}\n/g;
const field = /^ {2}(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2})?(?:readonly )?'?([\w-]+)'?(\?)?: ((?:(?!;\n)[^])+);$/gm;

/**
 * Returns the exported interfaces of a file, by name.
 * @param {string} path
 * @returns {ReadonlyMap<string, Interface>}
 */
export function readInterfaces(path) {
  const source = readFileSync(path, 'utf8');
  const found = [...source.matchAll(declaration)].map(([, comment = '', name = '', parents = '', body = '']) => {
    const fields = [...`${body}\n`.matchAll(field)].map(([, own = '', key = '', optional, type = '']) => ({
      name: key,
      type: type.replace(/\s+/g, ' '),
      isOptional: optional === '?',
      comment: words(own),
    }));
    const all = parents.split(/, (?![^<]*>)/).map((each) => each.trim());
    return /** @type {const} */ ([name, { name, parents: all.filter(Boolean), comment: words(comment), fields }]);
  });
  return new Map(found);
}

/**
 * Returns the name of the interface that a component takes as its props; null without props, and
 * undefined if it is not a declared interface.
 * @param {string} path
 * @param {string} component
 * @returns {string | null | undefined}
 */
export function propsOf(path, component) {
  const source = readFileSync(path, 'utf8');
  const [, parameters] = new RegExp(`export function ${component}\\(([^]*?)\\): ReactNode \\{`).exec(source) ?? [];
  if (parameters === '') return null;
  return /: (\w+),?\s*$/.exec(parameters ?? '')?.[1];
}

/** @param {string} comment */
function words(comment) {
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
