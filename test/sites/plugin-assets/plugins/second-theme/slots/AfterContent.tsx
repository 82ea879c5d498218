export default function AfterContent() {
  return <p className="after">of second</p>;
}
