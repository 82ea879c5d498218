export default function Button() {
  return <button type="button">Press</button>;
}
