import type { SlotProps } from 'docsgen/theme';

export default function AfterNotFound({ kind, locale }: SlotProps<'AfterNotFound'>) {
  return <p className="slot slot-AfterNotFound">{`AfterNotFound ${kind} ${locale.name}`}</p>;
}
