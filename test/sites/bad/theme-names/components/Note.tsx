import { Admonition, DocCards } from 'docsgen/theme';

export default function Note() {
  return (
    <Admonition>
      <DocCards />
    </Admonition>
  );
}
