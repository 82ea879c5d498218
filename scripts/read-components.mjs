// Reads the components and slots of the theme, for the tables of the manual.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { propsOf, readInterfaces } from './read-props.mjs';

/** @typedef {typeof import('../src/theme/replaceable.ts')} ReplaceableModule */
/** @typedef {typeof import('../src/theme/icons/icon-paths.ts')} IconModule */

const theme = fileURLToPath(new URL('../src/theme/', import.meta.url));

/** Returns the components that a site can replace, by name. */
export async function readReplaceable() {
  /** @type {ReplaceableModule} */
  const module = await load('replaceable.ts');
  return module.replaceable;
}

/** Returns the names of the icons of the theme. */
export async function readIcons() {
  /** @type {IconModule} */
  const module = await load('icons/icon-paths.ts');
  return module.iconNames;
}

/** Returns the components that an `.mdx` page can use without an import: the tag, and where it is. */
export function readPageTags() {
  const code = readFileSync(`${theme}mdx-components.ts`, 'utf8');
  const exported = code.matchAll(/^export \{ (\w+)(?: as (\w+))? \} from '\.\/(.*)';$/gm);
  return [...exported].map(([, component = '', tag = component, file = '']) => ({ tag, component, file }));
}

/**
 * Returns the props of a component, with the interfaces that it extends in its file.
 * @param {string} name
 * @param {string} file
 */
export function componentProps(name, file) {
  const path = `${theme}${file}`;
  const props = propsOf(path, name);
  if (props === null) return { fields: [], attributes: null };
  const interfaces = readInterfaces(path);
  const own = props === undefined ? undefined : interfaces.get(props);
  const parents = own === undefined ? [attributesOf(path)] : own.parents;
  const inherited = parents.flatMap((parent) => interfaces.get(parent)?.fields ?? []);
  const element = parents.map((parent) => /HTML(\w+?)Element>$/.exec(parent)?.[1]).find((each) => each !== undefined);
  return { fields: [...inherited, ...(own?.fields ?? [])], attributes: element ?? null };
}

/** Returns the interfaces of the slots, by name. */
export function slotInterfaces() {
  return readInterfaces(`${theme}../shared/slot-props.ts`);
}

/** @param {string} path */
function attributesOf(path) {
  return /(\w+Attributes<HTML\w+Element>)\): ReactNode/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
}

/**
 * Loads a module of the theme that imports nothing, as Node does not read TypeScript in all versions.
 * @param {string} file
 */
function load(file) {
  const { code } = transformSync(readFileSync(`${theme}${file}`, 'utf8'), { loader: 'ts' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
