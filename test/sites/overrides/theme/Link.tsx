import type { ThemeProps } from 'docsgen/theme';
import { Link as Original } from 'docsgen/theme/original';

/** Every link says that it went through the site's component. */
export default function Link(props: ThemeProps<'Link'>) {
  return <Original {...props} data-own="link" />;
}
