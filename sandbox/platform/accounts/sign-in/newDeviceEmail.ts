import type { SignInAnswer } from '#wire';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import type { SandboxContext } from '../../http/SandboxApp.ts';
import { masked } from '../../mail/masked.ts';
import { deviceOf, originOf } from '../../mail/OwnerEmails.ts';
import { limitMails } from '../readContact.ts';
import type { User } from '../Users.ts';
import { beginSignIn } from './browserState.ts';
import { deviceProofLifeS, type NewDeviceProof } from './DeviceProofs.ts';
import type { SessionStart } from './SessionStart.ts';

/** The cookie outlives the e-mails that are requested again. */
const cookieLifeS = 4 * deviceProofLifeS;

/** Asks the owner by e-mail whether the new device is theirs. */
export function askNewDevice(
  context: SandboxContext,
  platform: SandboxPlatform,
  user: User,
  start: SessionStart,
): SignInAnswer {
  const { deviceProofs, messages, signedTokens } = platform;
  limitMails(platform, context, 'new-device', user.email, user.id);
  const begun = deviceProofs.begin(user.id, start, {
    agent: context.req.header('user-agent') ?? '',
    country: context.var.caller.country,
  });
  beginSignIn(context, signedTokens, 'grandstand_new_device', begun.ticket, cookieLifeS);
  sendNewDeviceEmail(context, platform, user, begun);
  messages.notify(user.id, 'newDevice', { device: deviceOf(originOf(context)) });
  return {
    next: 'new_device',
    ticket: begun.ticket,
    sent_to: masked(user.email),
    expires_at: Math.floor(begun.expiresAtMs / 1000),
    resend_at: Math.floor(begun.resendAtMs / 1000),
  };
}

export function sendNewDeviceEmail(
  context: SandboxContext,
  { mailer }: SandboxPlatform,
  { email, language }: User,
  { link, code, expiresAtMs }: NewDeviceProof,
): void {
  mailer.send(
    'newDevice',
    { recipient: email, language },
    {
      device: deviceOf(originOf(context)),
      link: `/${language}/user/newdevice?token=${link}`,
      code,
    },
    { token: link, expiresAtMs },
  );
}
