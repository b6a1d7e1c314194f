/** A cache in memory with what the app uses of one. */
export function fakeCache() {
  const kept = new Map<string, Response>();
  const cache = {
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void kept.set(key, response)),
    delete: (request: string | { readonly url: string }) =>
      Promise.resolve(kept.delete(typeof request === 'string' ? request : request.url)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
  };
  return { cache: cache as unknown as Cache, kept };
}
