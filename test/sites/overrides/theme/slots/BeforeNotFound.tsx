import type { SlotProps } from 'docsgen/theme';

export default function BeforeNotFound({ kind, locale }: SlotProps<'BeforeNotFound'>) {
  return <p className="slot slot-BeforeNotFound">{`BeforeNotFound ${kind} ${locale.name}`}</p>;
}
