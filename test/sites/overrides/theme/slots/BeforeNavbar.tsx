import type { SlotProps } from 'docsgen/theme';

export default function BeforeNavbar({ kind, locale }: SlotProps<'BeforeNavbar'>) {
  return <p className="slot slot-BeforeNavbar">{`BeforeNavbar ${kind} ${locale.name}`}</p>;
}
