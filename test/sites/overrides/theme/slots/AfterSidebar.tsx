import type { SlotProps } from 'docsgen/theme';

export default function AfterSidebar({ label }: SlotProps<'AfterSidebar'>) {
  return <p className="slot slot-AfterSidebar">{label}</p>;
}
