import type { SlotProps } from 'docsgen/theme';

export default function AfterFooter({ kind, locale }: SlotProps<'AfterFooter'>) {
  return <p className="slot slot-AfterFooter">{`AfterFooter ${kind} ${locale.name}`}</p>;
}
