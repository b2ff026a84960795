import type {
  AccountsAnswer,
  RightsAnswer,
  FavouriteLists,
  SecureDataAnswer,
  UserConfigAnswer,
  VideoTokenAnswer,
} from '#wire';
import { isFavouriteLists } from '#wire/validators/line.js';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import { accountsWire } from './accountsWire.ts';
import { userConfigOf } from './userConfigOf.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const videoTokenLifeS = 1200;
const grantLifeS = 1800;

export function addUserRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { store, ledger, rights, signedTokens, user } = platform;
  app.get('/web-api/user/v1/config', (context) => {
    const person = user(context);
    return context.json<UserConfigAnswer>({
      result: userConfigOf(platform, person),
    });
  });

  app.get('/web-api/auth/v1/rights', (context) =>
    context.json<RightsAnswer>({ rights: rights.of(user(context).id) }),
  );

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
      `INSERT INTO favourites (user_id, lists) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET
        lists = excluded.lists`,
      id,
      JSON.stringify(unique),
    );
    return context.json<FavouriteLists>(unique);
  });
}
