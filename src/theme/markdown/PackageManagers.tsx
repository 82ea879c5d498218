import { packageManagerGroup, packageManagers } from '../../shared/package-managers.ts';
import { UsageError } from '../../shared/usage-error.ts';
import { usePage } from '../context/context.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { TabItem } from './TabItem.tsx';
import { Tabs } from './Tabs.tsx';
import type { ReactNode } from 'react';

export interface PackageManagersProps {
  /** The command for npm. */
  readonly command?: string;
}

/**
 * Renders a command for each package manager, with a tab for each, inside a component. In the text
 * of a page, the tabs are made while it is Markdown. Throws a `UsageError` without a command.
 */
export function PackageManagers({ command = '' }: PackageManagersProps): ReactNode {
  const { convertCommand } = usePage();
  if (command.trim() === '') {
    throw new UsageError(
      'it has no command.',
      'Write the command for npm: `<PackageManagers command="npm install x" />`.',
    );
  }
  const lines = command.trim().split('\n');
  return (
    <Tabs groupId={packageManagerGroup} className="code-tabs">
      {packageManagers.map((manager) => (
        <TabItem key={manager} value={manager}>
          <CodeBlock lang="bash" label="Bash">
            <code>
              {lines.map((line, index) => (
                <span key={index} className="line">
                  {convertCommand(line, manager) ?? line}
                  {index < lines.length - 1 && '\n'}
                </span>
              ))}
            </code>
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
