import type { VersionChoice } from '../../shared/link-props.ts';

/** Returns the attributes of a link by which the script that keeps the reader's version knows what to keep, or where to lead. */
export function versionAttributes(choice: VersionChoice | undefined): Readonly<Record<string, string>> {
  if (!choice) return {};
  const value: Readonly<Record<string, string>> =
    choice.type === 'choose' ? { 'data-version': choice.version } : { 'data-versions': JSON.stringify(choice.hrefs) };
  return { 'data-docs': choice.collection, ...value };
}
