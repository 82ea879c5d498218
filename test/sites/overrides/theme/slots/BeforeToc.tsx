import type { SlotProps } from 'docsgen/theme';

export default function BeforeToc({ toc }: SlotProps<'BeforeToc'>) {
  return <p className="slot slot-BeforeToc">{toc.length}</p>;
}
