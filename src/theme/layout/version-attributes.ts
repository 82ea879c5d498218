import type { VersionChoice } from '../../shared/link-props.ts';

/**
 * Returns the link attributes for the script that keeps the reader's version. They say which
 * version the link chooses, or the address of the link in each version.
 */
export function versionAttributes(choice: VersionChoice | undefined): Readonly<Record<string, string>> {
  if (!choice) return {};
  if (choice.type === 'same-page') return { 'data-same-page': '' };
  const value: Readonly<Record<string, string>> =
    choice.type === 'choose'
      ? { 'data-version': choice.version, ...(choice.isSamePage && { 'data-same-page': '' }) }
      : { 'data-versions': JSON.stringify(choice.hrefs) };
  return { 'data-docs': choice.collection, ...value };
}
