export function Chart({ points }) {
  return <p>{points.map((point) => point.x).join()}</p>;
}

export function Broken({ children }) {
  return <div>{children}<Inner /></div>;
}

function Inner() {
  return <p>{window.location.href}</p>;
}

export const notOne = 7;
