import { Link, type ThemeProps } from 'docsgen/theme';
import { Footer as Original } from 'docsgen/theme/original';

/** Wraps the footer of the theme, and so keeps up with it. */
export default function Footer(props: ThemeProps<'Footer'>) {
  return (
    <>
      <Original {...props} />
      <p>
        <Link href="https://example.com/imprint">Imprint</Link>
      </p>
    </>
  );
}
