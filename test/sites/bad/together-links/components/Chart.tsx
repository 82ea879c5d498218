export default function Chart({ rows }) {
  return <p>{rows.map(String)}</p>;
}
