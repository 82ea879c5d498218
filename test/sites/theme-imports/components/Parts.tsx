import {
  Admonition,
  CodeBlock,
  CodeGroup,
  Details,
  DocCardList,
  Icon,
  PackageManagers,
  TabItem,
  Tabs,
  TOCInline,
} from 'docsgen/theme';

export default function Parts() {
  return (
    <>
      <Admonition type="tip" title="Listen">
        A tip <Icon name="phone" label="Call" />
      </Admonition>
      <Details summary="More">Hidden text.</Details>
      <CodeGroup groupId="files">
        <CodeBlock lang="js" title="call.js">
          <code>call();</code>
        </CodeBlock>
        <CodeBlock lang="ts" label="TypeScript">
          <code>answer();</code>
        </CodeBlock>
      </CodeGroup>
      <PackageManagers command="npm install voice" />
      <Tabs>
        <TabItem value="one">First.</TabItem>
      </Tabs>
      <DocCardList />
      <TOCInline />
    </>
  );
}
