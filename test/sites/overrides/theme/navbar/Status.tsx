import type { CustomItemProps } from 'docsgen/theme';

export default function Status({ props, page }: CustomItemProps) {
  return (
    <span className="status" data-page={page?.kind}>
      {String(props['service'])}: up
    </span>
  );
}
