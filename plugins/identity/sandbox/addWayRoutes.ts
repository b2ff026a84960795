import {
  addIdentityPages,
  ApiError,
  challengeOf,
  identityClientId,
  identityIssuerOf,
  identityMessageSource,
  identityOrigin,
  IdentityStandIn,
  identityWays,
  notFound,
  randomToken,
  readBody,
  readControl,
  type IdentityWay,
  type SandboxContext,
  type SandboxPart,
  type SandboxPlatform,
} from '#sandbox';
import type { IdentityState, IdentityVisit, IdentityVisitEnd, IdentityVisitReturn } from '#wire';
import { isIdentityVisitRequest, isIdentityVisitReturn } from '#wire/validators/identity.js';
import { IdentityVisits } from './IdentityVisits.ts';
import { takeClaims } from './takeClaims.ts';
import type { WayGaps } from './WayGaps.ts';

/** Language of the page that began the visit; absent for an unknown visit. */
type End = Omit<IdentityVisitEnd, 'state'> & { readonly language?: string };

interface WayDependencies {
  /** Providers that could still prove something about the person. */
  readonly waysOf: (userId: number) => readonly IdentityWay[];
  readonly stateOf: (context: SandboxContext) => IdentityState;
  readonly gaps: Pick<WayGaps, 'note'>;
  /** Counts a visit as a try. */
  readonly count: (userId: number, outcome: string) => void;
  readonly limits: () => { readonly today: string; readonly minAge: number };
}

/** Routes for identity providers; state, PKCE verifier and nonce never leave the platform. */
export function addWayRoutes(
  app: Parameters<SandboxPart['addRoutes']>[0],
  platform: SandboxPlatform,
  { waysOf, stateOf, gaps, count, limits }: WayDependencies,
): void {
  const { gate, nowMs, user } = platform;
  const standIn = new IdentityStandIn(nowMs);
  const visits = new IdentityVisits(platform);
  addIdentityPages(app, standIn);

  app.post('/web-api/identity/v1/visits', async (context) => {
    const person = user(context);
    const { way: id } = await readBody(context, isIdentityVisitRequest);
    const way = waysOf(person.id).find((each) => each.id === id);
    if (way === undefined)
      throw notFound('way_unknown', `${id.slice(0, 40)} proves nothing that is open`);
    if (!standIn.isUp(id))
      throw new ApiError(503, 'way_down', `${way.name} cannot be reached; papers are taken`);
    const [verifier, nonce] = [randomToken(), randomToken()];
    const { language, caller } = context.var;
    const state = visits.begin({ userId: person.id, way: id, verifier, nonce, language });
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: identityClientId,
      redirect_uri: `${caller.isHttps ? 'https' : 'http'}://${caller.host}/web-api/identity/v1/return`,
      scope: 'openid profile address',
      state,
      nonce,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    });
    const page = `${identityOrigin(context)}/sandbox/identity-ways/${id}/authorize?${query.toString()}`;
    return context.json<IdentityVisit>(
      way.kind === 'redirect'
        ? { url: page }
        : {
            url: `${page}&response_mode=web_message`,
            fallback: page,
            source: identityMessageSource,
          },
    );
  });

  app.post('/web-api/identity/v1/visits/end', async (context) => {
    const person = user(context);
    const { way, end } = endOf(person.id, await readBody(context, isIdentityVisitReturn));
    return context.json<IdentityVisitEnd>({ way, end, state: stateOf(context) });
  });

  // Return of the whole page. It proves something only about the person who is signed in here, so
  // that a forwarded address has no effect.
  app.get('/web-api/identity/v1/return', (context) => {
    const { state = '', iss = '', code, error } = context.req.query();
    const {
      way,
      end,
      language = context.var.language,
    } = endOf(gate.find(context)?.userId, {
      state,
      iss,
      ...(code === undefined ? {} : { code }),
      ...(error === undefined ? {} : { error }),
    });
    const query = new URLSearchParams({ ...(way === '' ? {} : { way }), end });
    return context.redirect(`/${language}/office/verification?${query.toString()}`, 303);
  });

  app.post('/sandbox/v1/identity-ways/:way', async (context) => {
    const { isDown } = await readControl(context, { isDown: 'boolean' }, 'isDown');
    standIn.setUp(context.req.param('way'), !isDown);
    return context.json({ isDown });
  });

  function endOf(userId: number | undefined, told: IdentityVisitReturn): End {
    // The state is used up, whatever the result.
    const begun = visits.end(told.state);
    if (begun === undefined) return { way: '', end: 'failed' };
    const { way, language } = begun;
    const end = begun.userId === userId ? judge(begun, told) : 'failed';
    if (end !== 'cancelled' && end !== 'failed')
      count(begun.userId, end === 'verified' ? 'accepted' : end);
    return { way, end, language };
  }

  function judge(
    begun: NonNullable<ReturnType<IdentityVisits['end']>>,
    { iss, code = '', error }: IdentityVisitReturn,
  ): IdentityVisitEnd['end'] {
    if (iss !== identityIssuerOf(begun.way)) return 'failed';
    if (error === 'access_denied') return 'cancelled';
    if (error === 'identity_not_proved') return 'refused';
    if (error !== undefined) return 'failed';
    const claims = standIn.redeem(begun.way, code, begun.verifier);
    if (claims?.iss !== iss || claims.aud !== identityClientId || claims.nonce !== begun.nonce)
      return 'failed';
    const { end, proved } = takeClaims(platform, begun.userId, claims, limits());
    if (end === 'verified') {
      const way = identityWays.find(({ id }) => id === begun.way);
      gaps.note(
        begun.userId,
        begun.way,
        (way?.proves ?? []).filter((kind) => !proved.includes(kind)),
      );
    }
    return end;
  }
}
