import type { ThemeProps } from 'docsgen/theme';

export default function Badge({ text, children }: ThemeProps<'Badge'>) {
  return <mark className="first-badge">{text ?? children}</mark>;
}
