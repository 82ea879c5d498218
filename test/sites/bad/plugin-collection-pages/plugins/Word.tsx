export default function Word({ heading }) {
  return <article>{heading}</articel>;
}
