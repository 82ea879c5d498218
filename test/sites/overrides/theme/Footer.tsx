import { Link, type ThemeProps } from 'docsgen/theme';
import { Footer as Original } from 'docsgen/theme/original';
import { version } from './parts/version.ts';

export default function Footer(props: ThemeProps<'Footer'>) {
  return (
    <div className="own-footer">
      <Original {...props} />
      <Link href="https://example.com/imprint">Imprint {version}</Link>
    </div>
  );
}
