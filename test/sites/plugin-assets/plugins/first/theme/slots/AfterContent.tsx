import { word } from '../../parts/word.ts';
import { Vote } from '../parts/Vote.tsx';

export default function AfterContent() {
  return (
    <div className="after first-box">
      of {word} <Vote />
    </div>
  );
}
