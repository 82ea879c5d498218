import type { SlotProps } from 'docsgen/theme';

export default function BeforeHome({ kind, locale }: SlotProps<'BeforeHome'>) {
  return <p className="slot slot-BeforeHome">{`BeforeHome ${kind} ${locale.name}`}</p>;
}
