import type { SlotProps } from 'docsgen/theme';

export default function AfterNavbar({ kind, locale }: SlotProps<'AfterNavbar'>) {
  return <p className="slot slot-AfterNavbar">{`AfterNavbar ${kind} ${locale.name}`}</p>;
}
