export function Inline() {
  return <p style={{ color: 'red' }}>Red</p>;
}
