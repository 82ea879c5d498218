import type { SlotProps } from 'docsgen/theme';
import { Rating } from '../parts/Rating.tsx';

export default function AfterContent({ title, kind }: SlotProps<'AfterContent'>) {
  return (
    <aside className="after-content" data-kind={kind}>
      <Rating question={`Was “${title}” useful?`} />
    </aside>
  );
}
