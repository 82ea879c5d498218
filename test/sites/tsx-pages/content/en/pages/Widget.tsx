export default function Widget() {
  return <p className="widget">A component that a page imports.</p>;
}
