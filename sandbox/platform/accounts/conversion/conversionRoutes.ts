import type { AccountConversion, ConversionsAnswer } from '#wire';
import { isConvertRequest } from '#wire/validators/notices.js';
import { readControl, within } from '../../../control/readControl.ts';
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
    const { accountId } = await readBody(context, isConvertRequest);
    const done = conversions.convert(person, accountId);
    notifyUser(person.id);
    return context.json<AccountConversion>(done);
  });

  app.post('/sandbox/v1/users/:login/kuna', async (context) => {
    const { minor = 0, isConverted = false } = await readControl(context, {
      minor: within(0, 1e12),
      isConverted: 'boolean',
    });
    const person = requireUserNamed(users, context.req.param('login'));
    const accountId = conversions.openKuna(person.id, minor);
    if (isConverted) conversions.convert(person, accountId);
    notifyUser(person.id);
    return context.json({ ok: true, accountId });
  });
}
