export const page = Object.freeze({ title: 'Computed' });

export default function Computed() {
  return <p>Computed</p>;
}
