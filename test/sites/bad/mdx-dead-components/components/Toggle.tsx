export default function Toggle() {
  return (
    <button type="button" onClick={() => alert('Pressed')}>
      Press
    </button>
  );
}
