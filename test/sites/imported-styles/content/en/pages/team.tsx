import '@site/components/plain.css';

export const page = { title: 'Team' };

export default function Team() {
  return <p className="plain">Team</p>;
}
