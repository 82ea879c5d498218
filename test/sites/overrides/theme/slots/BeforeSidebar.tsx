import type { SlotProps } from 'docsgen/theme';

export default function BeforeSidebar({ label }: SlotProps<'BeforeSidebar'>) {
  return <p className="slot slot-BeforeSidebar">{label}</p>;
}
