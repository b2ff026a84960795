import { html } from 'hono/html';
import { notFound } from '../../http/ApiError.ts';
import type { SandboxApp, SandboxContext } from '../../http/SandboxApp.ts';
import {
  identityPeople,
  type IdentityPerson,
  type IdentityRequest,
  type IdentityStandIn,
} from './IdentityStandIn.ts';
import { identityWays, issuerOf, messageSource } from './identityWays.ts';
import { commonMishaps, readVisit, returnOf } from '../readVisit.ts';
import { standInPage } from '../standInPage.ts';

/** Possible failures of a visit. */
const mishaps: ReadonlyMap<string, string> = new Map([
  ['deny', 'Cancel'],
  ['refuse', 'Not be recognised'],
  ...commonMishaps,
]);

const style = `*{box-sizing:border-box}body{margin:0;background:#f3f0ea;color:#1d2430;font:16px/1.5 system-ui,sans-serif}
main{max-width:460px;margin:0 auto;padding:24px 16px}h1{font-size:24px;margin:0 0 4px}h2{font-size:16px;margin:20px 0 8px}
a,button{display:flex;align-items:center;width:100%;min-height:44px;margin:0 0 8px;padding:8px 14px;border:1px solid #b9b2a4;border-radius:8px;background:#fff;color:#1d2430;font:inherit;text-align:start;text-decoration:none;cursor:pointer}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid #8a4b08;outline-offset:1px}
label{display:block;margin:0 0 8px;font-size:14px;font-weight:600}input{display:block;width:100%;min-height:44px;padding:8px 12px;border:1px solid #8d8778;border-radius:8px;font:inherit;font-weight:400}`;

/** Reports the outcome of the visit to the framing page only. */
const script = `'use strict';
const to = document.body.dataset.parent;
const tell = (kind, more) => { parent.postMessage({ source: '${messageSource}', kind, ...more }, to); };
tell('ready', { height: document.documentElement.scrollHeight });
addEventListener('keydown', ({ key }) => { if (key === 'Escape') tell('left'); });
const decide = async (address) => { tell('done', await (await fetch(address)).json()); };
document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  void decide(link.href);
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const address = new URL(event.target.action);
  address.search = String(new URLSearchParams(new FormData(event.target)));
  void decide(address);
});
`;

/** Returns the origin of the stand-ins, next to the one that the browser called. */
export function idOrigin({ var: { caller } }: SandboxContext): string {
  const [, port = ''] = /(:\d+)$/.exec(caller.host) ?? [];
  return `${caller.isHttps ? 'https' : 'http'}://id.localhost${port}`;
}

/** Adds the pages of the stand-ins, with the choice of a person or a failure. */
export function addIdentityPages(app: SandboxApp, standIn: IdentityStandIn): void {
  const requestOf = (context: SandboxContext): IdentityRequest => {
    const request = readRequest(context);
    if (!standIn.accepts(request))
      throw notFound('way_unknown', 'There is no such way, client or return address');
    return request;
  };

  app.get('/sandbox/identity-ways/script.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/sandbox/identity-ways/:way/authorize', (context) => {
    const request = requestOf(context);
    const ancestors = request.isFramed ? new URL(request.redirect).origin : "'none'";
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; frame-ancestors ${ancestors}`,
    );
    return context.html(page(request, context.req.query()));
  });
  app.get('/sandbox/identity-ways/:way/decide', (context) => {
    const request = requestOf(context);
    const { mishap, person, first = '', last = '', birth = '' } = context.req.query();
    const chosen: IdentityPerson | undefined = identityPeople[Number(person)] ?? {
      firstName: first,
      lastName: last,
      birthDate: birth,
    };
    const code = standIn.code(request, chosen);
    if (mishap === 'replay') standIn.redeem(request.way, code, '');
    const answer = {
      ...returnOf(mishap, request.state, issuerOf, request.way),
      ...resultOf(mishap, code),
    };
    return request.isFramed
      ? context.json(answer)
      : context.redirect(`${request.redirect}?${new URLSearchParams(answer).toString()}`, 302);
  });
}

function resultOf(mishap: string | undefined, code: string): Readonly<Record<string, string>> {
  switch (mishap) {
    case 'deny':
      return { error: 'access_denied' };
    case 'refuse':
      return { error: 'identity_not_proved' };
    case 'error':
      return { error: 'server_error' };
    default:
      return { code };
  }
}

function page(
  { way, redirect, isFramed }: IdentityRequest,
  query: Readonly<Record<string, string>>,
): ReturnType<typeof html> {
  const name = identityWays.find(({ id }) => id === way)?.name ?? '';
  const address = (what: Readonly<Record<string, string>>): string =>
    `decide?${new URLSearchParams({ ...query, ...what }).toString()}`;
  return standInPage(
    {
      name,
      question: 'Who are you?',
      style,
      parent: isFramed ? new URL(redirect).origin : '',
      script: isFramed ? '/sandbox/identity-ways/script.js' : undefined,
    },
    html`${identityPeople.map(
        ({ firstName, lastName, birthDate }, at) =>
          html`<a href="${address({ person: String(at) })}"
            >${firstName} ${lastName}, ${birthDate}</a
          >`,
      )}
      <h2>Somebody else</h2>
      <form action="decide">
        ${Object.entries(query).map(
          ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
        )}
        <label>First name <input name="first" required /></label>
        <label>Last name <input name="last" required /></label>
        <label>Date of birth <input name="birth" type="date" required /></label>
        <button>It is me</button>
      </form>
      <h2>Or</h2>
      ${[...mishaps].map(([mishap, title]) => html`<a href="${address({ mishap })}">${title}</a>`)}`,
  );
}

function readRequest(context: SandboxContext): IdentityRequest {
  const query = context.req.query();
  return {
    way: context.req.param('way') ?? '',
    ...readVisit(query),
    isFramed: query['response_mode'] === 'web_message',
  };
}
