export function read(path: string): never {
  throw new Error(`There is no ${path}`);
}
