import { html } from 'hono/html';
import type { SandboxPlatform } from '../../SandboxPart.ts';
import { notFound } from '../http/ApiError.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import { loginProofs } from './loginProofs.ts';
import { issuerOf, providers } from './providers.ts';
import {
  providerPeople,
  type AuthorizeRequest,
  type ProviderStandIns,
} from './ProviderStandIns.ts';
import { commonMishaps, readVisit, returnOf } from './readVisit.ts';
import { standInPage } from './standInPage.ts';

const slowMs = 10_000;
/** Possible failures of a visit. */
const mishaps: ReadonlyMap<string, string> = new Map([
  ['deny', 'Deny'],
  ['slow', 'Answer after ten seconds'],
  ...commonMishaps,
]);

/** Adds the pages of the provider stand-ins, with the choice of a person or a failure. */
export function addProviderRoutes(
  app: SandboxApp,
  { timers }: SandboxPlatform,
  standIns: ProviderStandIns,
): void {
  app.get('/sandbox/providers/:provider/authorize', (context) => {
    const request = readRequest(context);
    if (!standIns.accepts(request))
      throw notFound('provider_unknown', 'There is no such provider, client or return address');
    const name = providers.get(request.provider) ?? '';
    const address = (what: Readonly<Record<string, string>>): string =>
      `decide?${new URLSearchParams({ ...context.req.query(), ...what }).toString()}`;
    context.header('Cache-Control', 'no-store');
    return context.html(
      standInPage(
        { name, question: 'Who signs in?' },
        html`<ul>
            ${providerPeople.map(
              ({ id, name: person, email, isVerified }) =>
                html`<li>
                  <a href="${address({ person: id })}">${person}</a>
                  ${email ?? 'no e-mail'}
                  ${email === undefined ? '' : isVerified === true ? '(verified)' : '(unverified)'}
                </li>`,
            )}
          </ul>
          <p>Or</p>
          <ul>
            ${mishapsOf(request.provider).map(
              ([mishap, title]) => html`<li><a href="${address({ mishap })}">${title}</a></li>`,
            )}
          </ul>`,
      ),
    );
  });

  app.get('/sandbox/providers/:provider/decide', async (context) => {
    const request = readRequest(context);
    if (!standIns.accepts(request))
      throw notFound('provider_unknown', 'There is no such provider, client or return address');
    const { person: id, mishap } = context.req.query();
    const person = providerPeople.find((each) => each.id === id) ?? providerPeople[0];
    if (person === undefined) throw notFound('person_unknown', 'There is no such person');
    if (mishap === 'slow') await new Promise<void>((resolve) => void timers.after(slowMs, resolve));
    const code = standIns.code(request, person);
    if (mishap === 'replay') standIns.redeem(request.provider, code, '');
    const answer = {
      ...returnOf(mishap, request.state, issuerOf, request.provider),
      ...(mishap === 'deny'
        ? { error: 'access_denied' }
        : mishap === 'error'
          ? { error: 'server_error' }
          : { code, ...standIns.proof(request, person, mishap === 'forge') }),
    };
    return context.redirect(`${request.redirect}?${new URLSearchParams(answer).toString()}`, 302);
  });
}

function mishapsOf(provider: string): readonly (readonly [mishap: string, title: string])[] {
  const signed = ['forge', 'Come back with a forged signature'] as const;
  return loginProofs[provider] === undefined ? [...mishaps] : [...mishaps, signed];
}

function readRequest(context: SandboxContext): AuthorizeRequest {
  return { provider: context.req.param('provider') ?? '', ...readVisit(context.req.query()) };
}
