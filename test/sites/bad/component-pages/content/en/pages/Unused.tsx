export default function Unused() {
  return <p>No page, and no page imports it.</p>;
}
