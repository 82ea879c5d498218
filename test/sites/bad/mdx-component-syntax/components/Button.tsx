import { helper } from './helpr.ts';

export default function Button() {
  return <button type="button">{helper()</button>;
}
