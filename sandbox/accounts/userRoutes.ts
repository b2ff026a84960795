import type { AccountsAnswer, FavouriteLists, SecureDataAnswer, UserConfigAnswer, VideoTokenAnswer } from '#wire';
import { isFavouriteLists } from '#wire/validators/line.js';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Store } from '../store/Store.ts';
import type { Seals } from './Seals.ts';
import { accountsWire } from './accountsWire.ts';
import { toUserConfigWire, type User } from './Users.ts';

const videoTokenLifeS = 1200;
const grantLifeS = 1800;

export interface UserRoutesOptions {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly seals: Seals;
  readonly user: (context: SandboxContext) => User;
}

export function addUserRoutes(app: SandboxApp, { store, ledger, seals, user }: UserRoutesOptions): void {
  app.get('/web-api/user/v1/config', (context) => context.json<UserConfigAnswer>({ result: toUserConfigWire(user(context)) }));
  app.get('/web-api/user/v1/accounts', (context) => context.json<AccountsAnswer>(accountsWire(user(context), ledger)));

  app.post('/web-api/user/updatetoken', (context) => context.json<VideoTokenAnswer>({ token: seals.make('video', user(context).id, videoTokenLifeS) }));
  app.get('/web-api/user/v1/secure-data', (context) => {
    const { id } = user(context);
    return context.json<SecureDataAnswer>({ ggru: seals.make('ggru', null, grantLifeS), grant: seals.make('grant', id, grantLifeS) });
  });

  app.get('/web-api/favourites/v1/lists', (context) => {
    const row = store.one<{ lists: string }>('SELECT lists FROM favourites WHERE user_id = ?', user(context).id);
    return context.json<FavouriteLists>(row === undefined ? { games: [], champs: [], teams: [] } : (JSON.parse(row.lists) as FavouriteLists));
  });

  app.put('/web-api/favourites/v1/lists', async (context) => {
    const { id } = user(context);
    const lists = await readBody(context.req.raw, isFavouriteLists);
    const unique: FavouriteLists = { games: [...new Set(lists.games)], champs: [...new Set(lists.champs)], teams: [...new Set(lists.teams)] };
    store.run('INSERT INTO favourites (user_id, lists) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET lists = excluded.lists', id, JSON.stringify(unique));
    return context.json<FavouriteLists>(unique);
  });
}
