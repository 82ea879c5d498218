import type { SlotProps } from 'docsgen/theme';

export default function AfterToc({ toc }: SlotProps<'AfterToc'>) {
  return <p className="slot slot-AfterToc">{toc.length}</p>;
}
