import { Logo as Original } from 'docsgen/theme/original';
import { missing } from './parts/missing.ts';

export default function Logo() {
  return <Original {...missing} />;
}
