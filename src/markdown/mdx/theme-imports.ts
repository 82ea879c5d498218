import type { Identifier, ImportDeclaration, ImportSpecifier, Literal, Node, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Transformer } from 'unified';
import { mdxComponentNames } from '../../shared/mdx-component-names.ts';
import { compileStateOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';
import { declaredNames } from './declared-names.ts';

const themeModule = 'docsgen/theme';
/** The modules of Docusaurus with one theme component each. */
const aliasedModule = /^@theme\/(\w+)$/;
const themeNames: ReadonlySet<string> = new Set(mdxComponentNames);

/**
 * Collects the names that a page declares. Removes imports of theme components under their own
 * names, and gives renamed theme components their own names in the tags. So a theme component has
 * the same meaning with or without an import. This matters because the compiler reads URLs,
 * pictures and code in theme components (`<Card href="./page.md">`).
 */
export function themeImports(): Transformer<Root> {
  return (tree, file) => {
    const { declared } = compileStateOf(file).script;
    const imported = new Map<string, string>();
    for (const node of tree.children) {
      const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
      if (node.type !== 'mdxjsEsm' || !program) continue;
      const [own, ofTheme] = sortNames(program);
      for (const name of own) declared.add(name);
      for (const [name, themeName] of ofTheme) imported.set(name, themeName);
      node.value = withoutThemeNames(node, program);
    }
    if (imported.size === 0) return;
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const name = themeNameOfTag(node.name ?? '', imported);
      // A page may rename a theme component in the import, because it declares its own component
      // with that name.
      if (name !== null && !declared.has(name)) node.name = name;
    });
  };
}

/** Marks a namespace import. */
const namespaceMark = '*';

/**
 * Returns the names that a module declares, without theme components that it imports under their
 * own names. Also returns all theme components that it imports, as pairs of the local name and the
 * name in the theme.
 */
function sortNames(
  program: Program,
): readonly [own: readonly string[], ofTheme: readonly (readonly [string, string])[]] {
  const specifiers = importsOf(program).flatMap((declaration) =>
    declaration.specifiers.map((specifier) => {
      const isNamespace = specifier.type === 'ImportNamespaceSpecifier' && moduleOf(declaration) === themeModule;
      return [specifier.local.name, isNamespace ? namespaceMark : importedName(declaration, specifier)] as const;
    }),
  );
  const same = new Set(specifiers.filter(([local, name]) => local === name).map(([local]) => local));
  const ofTheme = specifiers.flatMap(([local, name]) => (name === null ? [] : [[local, name] as const]));
  return [declaredNames(program).filter((name) => !same.has(name)), ofTheme];
}

function importsOf({ body }: Program): readonly ImportDeclaration[] {
  return body.filter((statement) => statement.type === 'ImportDeclaration');
}

function moduleOf({ source }: ImportDeclaration): string {
  return String(source.value);
}

/**
 * Returns the name of the theme component that a specifier imports, or null for any other import.
 */
function importedName(
  declaration: ImportDeclaration,
  specifier: ImportDeclaration['specifiers'][number],
): string | null {
  const module = moduleOf(declaration);
  const [, aliased = ''] = aliasedModule.exec(module) ?? [];
  const name =
    specifier.type === 'ImportDefaultSpecifier'
      ? aliased
      : specifier.type === 'ImportSpecifier' && module === themeModule
        ? nameIn(specifier.imported)
        : '';
  return themeNames.has(name) ? name : null;
}

function nameIn(imported: ImportSpecifier['imported']): string {
  const name: Identifier | Literal = imported;
  return name.type === 'Identifier' ? name.name : String(name.value);
}

function themeNameOfTag(tag: string, imported: ReadonlyMap<string, string>): string | null {
  const [root = '', member] = tag.split('.');
  const name = imported.get(root) ?? null;
  if (name !== namespaceMark) return member === undefined ? name : null;
  return member !== undefined && themeNames.has(member) ? member : null;
}

/**
 * Returns the code of a module with spaces in place of the theme components that it imports under
 * their own names. All other code stays at the same place.
 */
function withoutThemeNames({ value, position }: MdxjsEsm, program: Program): string {
  const start = position?.start.offset ?? 0;
  const unneeded = importsOf(program).flatMap((declaration): readonly Node[] => {
    const { specifiers } = declaration;
    const ofTheme = specifiers.filter((each) => importedName(declaration, each) === each.local.name);
    return ofTheme.length > 0 && ofTheme.length === specifiers.length ? [declaration] : ofTheme;
  });
  return unneeded.reduce((code, { range: [from, to] = [start, start] }) => {
    const before = code.slice(0, from - start);
    const inside = code.slice(from - start, to - start).replace(/[^\n]/g, ' ');
    return before + inside + code.slice(to - start).replace(/^\s*,/, (comma) => comma.replace(',', ' '));
  }, value);
}
