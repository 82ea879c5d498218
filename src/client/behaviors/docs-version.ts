import { keepDocsVersion, readDocsVersion } from '../../shared/state/docs-version.ts';
import { on } from './on.ts';
import { onPage } from './on-page.ts';
import { isRecord } from '../../shared/is-record.ts';

/**
 * Stores the docs version that a reader chooses, and adapts links to the docs on pages outside the
 * docs.
 */
export function startDocsVersion(): void {
  on(['click'], (target) => {
    // The element of the document has the attribute too.
    const link = target.closest<HTMLElement>('a[data-version]');
    if (link) keepDocsVersion(collectionOf(link), link.dataset['version'] ?? null);
  });
  onPage(() => document.querySelectorAll<HTMLElement>('[data-versions]').forEach(lead));
}

function collectionOf({ dataset }: HTMLElement): string {
  return dataset['docs'] ?? '';
}

/**
 * Points a link to the chosen version. `data-versions` holds the address of each version by its
 * name.
 */
function lead(link: HTMLElement): void {
  const chosen = readDocsVersion(collectionOf(link));
  if (chosen === null) return;
  const addresses: unknown = JSON.parse(link.dataset['versions'] ?? '');
  const address = isRecord(addresses) ? addresses[chosen] : null;
  if (typeof address === 'string') link.setAttribute('href', address);
  else keepDocsVersion(collectionOf(link), null);
}
