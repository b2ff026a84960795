import type {
  AccountsAnswer,
  FavouriteLists,
  SecureDataAnswer,
  UserConfigAnswer,
  VideoTokenAnswer,
} from '#wire';
import { isContactRequest } from '#wire/validators/auth.js';
import { isFavouriteLists } from '#wire/validators/line.js';
import { withoutEmail, withoutPhone } from '#domain/accounts/activationType.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import { accountsWire } from './accountsWire.ts';
import { limitMails, readEmail, readPhone } from './readContact.ts';
import { toUserConfigWire } from './Users.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const videoTokenLifeS = 1200;
const grantLifeS = 1800;

export function addUserRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { store, ledger, signedTokens, users, user, activation, notifyUser } = platform;
  app.get('/web-api/user/v1/config', (context) =>
    context.json<UserConfigAnswer>({ result: toUserConfigWire(user(context)) }),
  );
  app.post('/web-api/user/v1/contact', async (context) => {
    const { id, activationType } = user(context);
    const { language } = context.var;
    const { email, phone } = await readBody(context, isContactRequest);
    if (email !== undefined) {
      const address = readEmail(email);
      limitMails(platform, context, 'contact', String(id));
      const owner = users.byLogin(address);
      if (owner !== undefined && owner.id !== id)
        throw new ApiError(409, 'email_taken', 'Another account has this e-mail address', {
          field: 'email',
        });
      users.setEmail(id, address);
      users.change(id, { activationType: withoutEmail(activationType) });
      activation.sendLink('verify', user(context), language);
    }
    if (phone !== undefined) {
      const number = readPhone(phone);
      limitMails(platform, context, 'contact', String(id));
      users.change(id, { phone: number, activationType: withoutPhone(activationType) });
      activation.sendCode(user(context), number, language);
    }
    notifyUser(id);
    return context.json<UserConfigAnswer>({ result: toUserConfigWire(user(context)) });
  });

  app.get('/web-api/user/v1/accounts', (context) =>
    context.json<AccountsAnswer>(accountsWire(user(context), ledger)),
  );

  app.post('/web-api/user/updatetoken', (context) =>
    context.json<VideoTokenAnswer>({
      token: signedTokens.issue('video', user(context).id, videoTokenLifeS),
    }),
  );
  app.get('/web-api/user/v1/secure-data', (context) => {
    const { id } = user(context);
    return context.json<SecureDataAnswer>({
      ggru: signedTokens.issue('ggru', null, grantLifeS),
      grant: signedTokens.issue('grant', id, grantLifeS),
    });
  });

  app.get('/web-api/favourites/v1/lists', (context) => {
    const row = store.one<{ lists: string }>(
      'SELECT lists FROM favourites WHERE user_id = ?',
      user(context).id,
    );
    return context.json<FavouriteLists>(
      row === undefined
        ? { games: [], champs: [], teams: [] }
        : (JSON.parse(row.lists) as FavouriteLists),
    );
  });

  app.put('/web-api/favourites/v1/lists', async (context) => {
    const { id } = user(context);
    const lists = await readBody(context, isFavouriteLists);
    const unique: FavouriteLists = {
      games: [...new Set(lists.games)],
      champs: [...new Set(lists.champs)],
      teams: [...new Set(lists.teams)],
    };
    store.run(
      'INSERT INTO favourites (user_id, lists) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET lists = excluded.lists',
      id,
      JSON.stringify(unique),
    );
    return context.json<FavouriteLists>(unique);
  });
}
