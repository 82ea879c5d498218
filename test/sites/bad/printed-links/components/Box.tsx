import { Link } from 'docsgen/theme';

export default function Box() {
  return (
    <p>
      <Link href="/voice/docs/nope">No page</Link>
      <Link href="/voice/docs/nope">The same once more</Link>
      <a href="./oter">Relative</a>
      <a href="/docs/other">Without the base</a>
      <a href="/pricing">Beside the site</a>
      <a href="/voice/docs/other#nowhere">No such part</a>
      <a href="#nowhere">Nor here</a>
      <img src="/voice/files/lst.txt" alt="" />
      <b id="own">Right:</b>
      <a href="/voice/docs/other#part">a part</a> <a href="other/">relative</a> <a href="#own">its own</a>
      <a href="/voice/docs/intro#own">and from elsewhere</a> <a href="/voice/files/list.txt">a file</a>
      <a href="/voice/es/docs/other">Spanish</a> <a href="#box">of the text</a> <a href="mailto:a@example.com">mail</a>
    </p>
  );
}
