/** Returns an address without name and password: nothing sends or keeps them. */
export function withoutUser(url: URL): URL {
  const bare = new URL(url);
  [bare.username, bare.password] = ['', ''];
  return bare;
}
