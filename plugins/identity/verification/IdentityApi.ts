import type { Http } from '#core';
import type { ChangeTopic } from '#domain/identity/detailChanges.ts';
import type { Paper } from '#domain/identity/papers.ts';
import type { Person } from '#domain/accounts/person/Person.ts';
import type { Identity, Visit, VisitEnd } from './Identity.ts';
import { detailsToWire, readIdentity } from './identityFromWire.ts';

export async function loadIdentity(http: Http, signal: AbortSignal): Promise<Identity> {
  return readIdentity(await http.call('identity.state', { signal }));
}

/** Compares the person's details with public records; may take half a minute. */
export async function checkDetails(http: Http, details: Person): Promise<Identity> {
  return readIdentity(await http.call('identity.check', { body: detailsToWire(details) }));
}

export async function submitPaper(
  http: Http,
  paper: Paper,
  files: readonly [string, ...string[]],
): Promise<Identity> {
  return readIdentity(await http.call('identity.submit', { body: { paper, files: [...files] } }));
}

/** Begins a visit to an identity provider. */
export async function beginVisit(http: Http, way: string): Promise<Visit> {
  const {
    url,
    fallback = url,
    source = '',
  } = await http.call('identity.beginVisit', {
    body: { way },
  });
  return { url, fallback, source };
}

/** @param words message of the provider's frame */
export async function endVisit(
  http: Http,
  words: Readonly<Record<string, string>>,
): Promise<{ readonly end: VisitEnd; readonly identity: Identity }> {
  const { state = '', iss = '', code, error } = words;
  const answer = await http.call('identity.endVisit', {
    body: {
      state,
      iss,
      ...(code === undefined ? {} : { code }),
      ...(error === undefined ? {} : { error }),
    },
  });
  return { end: answer.end, identity: readIdentity(answer.state) };
}

/** Requests a change of verified details; without details if only the document is replaced. */
export async function askChange(
  http: Http,
  topic: ChangeTopic,
  details: Person | undefined,
  paper: Paper,
  files: readonly [string, ...string[]],
): Promise<Identity> {
  return readIdentity(
    await http.call('identity.change', {
      body: {
        topic,
        paper,
        files: [...files],
        ...(details === undefined ? {} : { person: detailsToWire(details) }),
      },
    }),
  );
}
