import type { SlotProps } from 'docsgen/theme';

export default function AfterHome({ kind, locale }: SlotProps<'AfterHome'>) {
  return <p className="slot slot-AfterHome">{`AfterHome ${kind} ${locale.name}`}</p>;
}
