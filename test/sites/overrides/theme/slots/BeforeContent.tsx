import type { SlotProps } from 'docsgen/theme';

export default function BeforeContent({ kind, locale }: SlotProps<'BeforeContent'>) {
  return <p className="slot slot-BeforeContent">{`BeforeContent ${kind} ${locale.name}`}</p>;
}
