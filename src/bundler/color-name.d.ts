/** The package has no types of its own. */
declare module 'color-name' {
  /** Red, green and blue of each named color of CSS. */
  const names: Readonly<Record<string, readonly [number, number, number]>>;
  export default names;
}
