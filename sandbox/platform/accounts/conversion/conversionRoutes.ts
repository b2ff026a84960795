import type { AccountConversion, ConversionsAnswer } from '#wire';
import { isConvertRequest } from '#wire/validators/notices.js';
import { readControl } from '../../../control/readControl.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { requireUserNamed } from '../requireUserNamed.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

const path = '/web-api/user/v1/account-conversion';

export function addConversionRoutes(
  app: SandboxApp,
  { conversions, user, users, notifyUser }: SandboxPlatform,
): void {
  app.get(path, (context) => {
    const { id } = user(context);
    return context.json<ConversionsAnswer>({
      offers: conversions.offers(id),
      converted: conversions.converted(id),
    });
  });

  app.post(path, async (context) => {
    const person = user(context);
    const { accountId } = await readBody(context.req.raw, isConvertRequest);
    const done = conversions.convert(person, accountId);
    notifyUser(person.id);
    return context.json<AccountConversion>(done);
  });

  app.post('/sandbox/v1/users/:login/kuna', async (context) => {
    const { minor = 0, isConverted = false } = await readControl(context.req.raw, {
      minor: 'integer',
      isConverted: 'boolean',
    });
    if (minor < 0 || minor > 1e12)
      throw new ApiError(400, 'invalid_body', '/minor must be minor units from 0 to 1e12', {
        field: 'minor',
      });
    const person = requireUserNamed(users, context.req.param('login'));
    const accountId = conversions.openKuna(person.id, minor);
    if (isConverted) conversions.convert(person, accountId);
    notifyUser(person.id);
    return context.json({ ok: true, accountId });
  });
}
