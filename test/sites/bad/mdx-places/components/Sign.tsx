/* Ñandú 🎉 */ import words from './gone.ts';

export default function Sign() {
  return <p>{words}</p>;
}
