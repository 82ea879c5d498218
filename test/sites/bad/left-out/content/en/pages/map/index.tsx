export default () => <p>Map</p>;
