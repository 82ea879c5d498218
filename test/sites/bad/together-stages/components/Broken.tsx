export default function Broken() {
  return <p>{</p>;
}
