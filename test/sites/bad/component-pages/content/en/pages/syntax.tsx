export const page = { title: 'Syntax' };

export default function Syntax() {
  return <p>Syntax</q>;
}
