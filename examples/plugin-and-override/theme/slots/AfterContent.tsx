import type { SlotProps } from 'docsgen/theme';

/** Asks for corrections below the text of each page. */
export default function AfterContent({ title }: SlotProps<'AfterContent'>) {
  return <a href={`mailto:docs@example.com?subject=${encodeURIComponent(title)}`}>Report a mistake</a>;
}
