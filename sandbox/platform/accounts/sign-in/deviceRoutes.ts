import type { NewDeviceAnswer, NewDeviceDone, NewDeviceLetter, NewDeviceLook } from '#wire';
import {
  isNewDeviceDecision,
  isNewDeviceLetterRequest,
  isNewDeviceLookRequest,
  isNewDeviceRequest,
} from '#wire/validators/factors.js';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../../http/SandboxApp.ts';
import { triesOf } from '../codes/triesOf.ts';
import { limitMails } from '../readContact.ts';
import { hasBegunSignIn } from './browserState.ts';
import { sendNewDeviceEmail } from './newDeviceEmail.ts';
import { admit } from './openSession.ts';
import { readAgent } from './readAgent.ts';

const path = '/web-api/auth/v1/new-device';

const over = (): ApiError =>
  new ApiError(410, 'ticket_over', 'Too much time or too many tries: begin the sign-in again');

/** Adds the confirmation of a new device by the link or the code of an e-mail. */
export function addDeviceRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { deviceProofs, signedTokens, signInLog, users } = platform;
  /** A ticket is invalid in another browser. */
  const isOfBrowser = (context: SandboxContext, ticket: string): boolean =>
    hasBegunSignIn(context, signedTokens, 'grandstand_new_device', ticket);

  app.post(path, async (context) => {
    const { ticket, code } = await readBody(context, isNewDeviceRequest);
    if (!isOfBrowser(context, ticket)) throw over();
    const userId = deviceProofs.ownerOf(ticket);
    const isTry = code !== undefined && userId !== undefined;
    const { result: decision, triesLeft } = platform.codeTries.use(
      isTry ? triesOf(platform, context, { userId }) : undefined,
      () => deviceProofs.consume(ticket, code),
    );
    switch (decision.kind) {
      case 'over':
        throw over();
      case 'refused':
        throw new ApiError(403, 'device_refused', 'The owner of the account said no');
      case 'wrong':
        throw new ApiError(400, 'code_wrong', 'The code is wrong', {
          field: 'code',
          meta: { tries_left: triesLeft },
        });
      case 'waiting':
        return context.json<NewDeviceAnswer>({
          next: 'wait',
          expires_at: Math.floor(decision.expiresAtMs / 1000),
          resend_at: Math.floor(decision.resendAtMs / 1000),
        });
      case 'let-in': {
        const user = users.byId(decision.userId);
        if (user === undefined) throw over();
        const answer = admit(context, platform, user, decision.start);
        if ('next' in answer) throw over();
        return context.json<NewDeviceAnswer>(answer);
      }
    }
  });

  app.post(`${path}/letter`, async (context) => {
    const { ticket } = await readBody(context, isNewDeviceLetterRequest);
    if (!isOfBrowser(context, ticket)) throw over();
    const proof = deviceProofs.resend(ticket);
    const user = proof && users.byId(proof.userId);
    if (proof === undefined || user === undefined)
      throw new ApiError(429, 'letter_early', 'One e-mail a minute, at most four', {
        headers: { 'Retry-After': '60' },
      });
    limitMails(platform, context, 'new-device', user.email, user.id);
    sendNewDeviceEmail(context, platform, user, proof);
    return context.json<NewDeviceLetter>({
      expires_at: Math.floor(proof.expiresAtMs / 1000),
      resend_at: Math.floor(proof.resendAtMs / 1000),
    });
  });

  app.post(`${path}/look`, async (context) => {
    const found = deviceProofs.look((await readBody(context, isNewDeviceLookRequest)).token);
    if (found === undefined) throw invalid();
    const { origin, beganAtMs, way } = found;
    return context.json<NewDeviceLook>({
      ...readAgent(origin.agent),
      country: /^[A-Z]{2}$/.test(origin.country) ? origin.country : '',
      way,
      began_at: Math.floor(beganAtMs / 1000),
    });
  });

  app.post(`${path}/decision`, async (context) => {
    const { token, is_mine: isMine } = await readBody(context, isNewDeviceDecision);
    const found = deviceProofs.decide(token, isMine);
    if (found === undefined) throw invalid();
    if (!isMine) signInLog.add(found.userId, 'wrong', found.way, found.origin);
    return context.json<NewDeviceDone>({ done: true });
  });
}

function invalid(): ApiError {
  return new ApiError(400, 'link_invalid', 'The link was used, has expired, or is not complete');
}
