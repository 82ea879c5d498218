import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { isRecord } from '../../shared/is-record.ts';
import { parseJson } from '../../system/parse-json.ts';

/** The fields of a package.json that name packages. */
export const dependencyFields = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

/** An existing package.json with what a site needs. */
export interface MergedManifest {
  readonly text: string;
  /** What was added: `scripts.dev`. */
  readonly added: readonly string[];
}

/** The fields of which single keys are added. Others are those of a new package only. */
const merged = ['scripts', 'dependencies'] as const;

/**
 * Returns an existing package.json with the scripts and the dependency of a new one that it lacks,
 * in its own format. Nothing that it has is changed. Returns null if it is not a JSON object.
 */
export function mergeManifest(existing: string, fresh: string): MergedManifest | null {
  const start = existing.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = existing.slice(start.length);
  const wanted = parseJson(fresh);
  const isObject = parseJson(text) !== undefined && parseTree(text)?.type === 'object';
  if (!isObject || !isRecord(wanted)) return null;
  const added: string[] = [];
  for (const field of merged) {
    const values = wanted[field];
    for (const [key, value] of Object.entries(isRecord(values) ? values : {})) {
      if (field === 'dependencies' && hasDependency(text, key)) continue;
      const tree = parseTree(text);
      const found = tree && findNodeAtLocation(tree, [field]);
      if (found && (found.type !== 'object' || hasKey(text, field, key))) continue;
      text = applyEdits(text, modify(text, [field, key], value, { formattingOptions: formatOf(text) }));
      added.push(`${field}.${key}`);
    }
  }
  return { text: start + text, added };
}

function hasKey(text: string, field: string, key: string): boolean {
  const manifest = parseJson(text);
  const values = isRecord(manifest) ? manifest[field] : undefined;
  return isRecord(values) && Object.hasOwn(values, key);
}

function hasDependency(text: string, name: string): boolean {
  return dependencyFields.some((field) => hasKey(text, field, name));
}

/** Returns the indentation and the line ends that a file has. */
function formatOf(text: string) {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}
