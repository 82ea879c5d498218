/** What is below it is out of view. */
export default function Tall() {
  return <div style={{ height: 3000 }} />;
}
