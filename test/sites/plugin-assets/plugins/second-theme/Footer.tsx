import type { ThemeProps } from 'docsgen/theme';
import { Footer as Original } from 'docsgen/theme/original';

export default function Footer(props: ThemeProps<'Footer'>) {
  return (
    <div className="second-footer">
      <Original {...props} />
    </div>
  );
}
