import { Icon } from '../icons/Icon.tsx';
import { type FileTreeEntry, readFileTree } from './file-tree-entries.ts';
import type { ReactNode } from 'react';

function Label({ entry, icon }: { readonly entry: FileTreeEntry; readonly icon: 'category' | 'doc' }): ReactNode {
  const isRest = entry.name === '…' || entry.name === '...';
  return (
    <>
      {!isRest && <Icon name={icon} />}
      <span className={entry.isMarked ? 'file-name file-marked' : 'file-name'}>{isRest ? '…' : entry.name}</span>
      {entry.comment.length > 0 && <span className="file-comment">{entry.comment}</span>}
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly FileTreeEntry[] }): ReactNode {
  return (
    <ul>
      {entries.map((entry, index) => (
        <li key={index}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { readonly entry: FileTreeEntry }): ReactNode {
  if (entry.items === null || entry.items.length === 0) {
    return (
      <span className="file">
        <Label entry={entry} icon={entry.items === null ? 'doc' : 'category'} />
      </span>
    );
  }
  return (
    <details open>
      <summary className="file">
        <Label entry={entry} icon="category" />
      </summary>
      <Entries entries={entry.items} />
    </details>
  );
}

export interface FileTreeProps {
  /**
   * A list of names. Names that end with a slash or have a list below them are folders.
   */
  readonly children?: ReactNode;
}

/** Renders a list of files and folders as a tree with collapsible folders. */
export function FileTree({ children }: FileTreeProps): ReactNode {
  return (
    <div className="file-tree" dir="ltr">
      <Entries entries={readFileTree(children)} />
    </div>
  );
}
