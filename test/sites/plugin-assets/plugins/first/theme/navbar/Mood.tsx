import type { CustomItemProps } from 'docsgen/theme';

export default function Mood({ props }: CustomItemProps) {
  return <span className="mood">{String(props['word'])}</span>;
}
