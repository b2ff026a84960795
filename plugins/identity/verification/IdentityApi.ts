import type { Http } from '#core';
import type { Paper } from '#domain/identity/papers.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { Identity, UploadedFile } from './Identity.ts';
import { detailsToWire, readFile, readIdentity } from './identityFromWire.ts';

export async function loadIdentity(http: Http, signal: AbortSignal): Promise<Identity> {
  return readIdentity(await http.call('identity.state', { signal }));
}

/** Compares what the person says with public records; may take half a minute. */
export async function checkDetails(http: Http, details: Person): Promise<Identity> {
  return readIdentity(await http.call('identity.check', { body: detailsToWire(details) }));
}

export async function addFile(http: Http, name: string, size: number): Promise<UploadedFile> {
  return readFile(await http.call('identity.addFile', { body: { name, size } }));
}

/** Sends one part; the same part may be sent again. */
export async function addPart(
  http: Http,
  { id, part }: { readonly id: string; readonly part: number },
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<UploadedFile> {
  return readFile(
    await http.call('identity.addPart', { params: { id, part }, body: bytes, signal }),
  );
}

export async function removeFile(http: Http, id: string): Promise<void> {
  await http.call('identity.removeFile', { params: { id } });
}

export async function submitPaper(
  http: Http,
  paper: Paper,
  files: readonly [string, ...string[]],
): Promise<Identity> {
  return readIdentity(await http.call('identity.submit', { body: { paper, files: [...files] } }));
}
