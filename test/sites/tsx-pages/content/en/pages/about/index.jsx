export const page = { title: 'About', slug: '/about-us' };

export default function About() {
  return (
    <p>
      See <a href="/site/about/team">the team</a>.
    </p>
  );
}
