import type { Http } from '#core';

/** Resolves with a path that returns the file once. */
export async function linkToFile(http: Http, id: string): Promise<string> {
  return (await http.call('files.link', { params: { id } })).url;
}
