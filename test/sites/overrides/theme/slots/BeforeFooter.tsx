import type { SlotProps } from 'docsgen/theme';

export default function BeforeFooter({ kind, locale }: SlotProps<'BeforeFooter'>) {
  return <p className="slot slot-BeforeFooter">{`BeforeFooter ${kind} ${locale.name}`}</p>;
}
