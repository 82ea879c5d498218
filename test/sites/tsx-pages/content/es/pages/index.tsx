export const page = { title: 'Empiece aquí' };

export default function Start() {
  return <h1 id="start">Empiece aquí</h1>;
}
