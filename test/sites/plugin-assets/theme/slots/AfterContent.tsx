export default function AfterContent() {
  return <p className="after">of the site</p>;
}
