import {
  notFound,
  queryOf,
  readBody,
  readIdempotencyKey,
  requireLevel,
  requireUserNamed,
  type SandboxPart,
} from '#sandbox';
import type {
  DisallowedSports,
  MailingSettings,
  OfficeMenuAnswer,
  OfficeSettingSaved,
  OfficeSettingsAnswer,
  ProfileAnswer,
  ProfileNumbers,
  WalletChangeAnswer,
  WalletsAnswer,
} from '#wire';
import {
  isMailingChange,
  isProfileChange,
  isWalletAddRequest,
  isWalletSelectRequest,
} from '#wire/validators/personal.js';
import { isDisallowedSports, isOfficeSettingChange } from '#wire/validators/office.js';
import { Mailings } from './Mailings.ts';
import { PersonalFiles } from './PersonalFiles.ts';
import { officeMenu } from './officeMenu.ts';
import { Settings } from './Settings.ts';
import { Wallets } from './Wallets.ts';

/** Personal area: menu, accounts, settings and personal data. */
export const sandboxPart: SandboxPart = {
  tables: `CREATE TABLE IF NOT EXISTS wallet_changes (
    user_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    change TEXT NOT NULL,
    message TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (user_id, key)
  );
  CREATE TABLE IF NOT EXISTS personal_files (user_id INTEGER PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS mailing_products (user_id INTEGER PRIMARY KEY, products TEXT NOT NULL);`,
  addRoutes(app, platform) {
    const { officeMenuKeys, protection, user, users, rights } = platform;
    const wallets = new Wallets(platform);
    const mailings = new Mailings(platform);
    const files = new PersonalFiles(platform);
    const settings = new Settings({
      platform,
      mailings,
      availableCurrencies: (userId) => {
        const person = users.byId(userId);
        return person === undefined ? [] : wallets.of(person).availableCurrencies;
      },
    });

    app.get('/web-api/office/v1/menu', (context) => {
      const person = user(context);
      const bonuses = wallets.of(person).accounts.filter(({ type }) => type === 4);
      return context.json<OfficeMenuAnswer>(
        officeMenu(
          context.var.language,
          {
            bonus_balance: bonuses.reduce((sum, { money }) => sum + money.minor, 0),
            country_code: person.country,
            recharge_allow:
              person.ban === 'none' &&
              protection.breaks.depositsClosedBy(person.id) === undefined &&
              rights.of(person.id).every(({ right, allowed }) => right !== 'deposit' || allowed),
            email: person.hasEmail ? person.email : '',
            name: person.name,
          },
          {
            of: (keys) => officeMenuKeys.of(person.id, keys),
            addedFor: () => officeMenuKeys.addedFor(person.id),
          },
        ),
      );
    });

    app.get('/web-api/user/v1/wallets', (context) =>
      context.json<WalletsAnswer>(wallets.of(user(context))),
    );

    app.post('/web-api/user/v1/accounts/select', async (context) => {
      const person = user(context);
      const key = readIdempotencyKey(context);
      const { id } = await readBody(context, isWalletSelectRequest);
      return context.json<WalletChangeAnswer>(wallets.select(person, key, id));
    });

    app.post('/web-api/user/v1/accounts', async (context) => {
      const person = user(context);
      const key = readIdempotencyKey(context);
      const { currency } = await readBody(context, isWalletAddRequest);
      return context.json<WalletChangeAnswer>(wallets.add(person, key, currency));
    });

    app.delete('/web-api/user/v1/accounts/:id', (context) => {
      const person = user(context);
      const key = readIdempotencyKey(context);
      const id = Number(context.req.param('id'));
      if (!Number.isSafeInteger(id)) throw notFound('account_unknown', 'There is no such account');
      return context.json<WalletChangeAnswer>(wallets.remove(person, key, id));
    });

    app.get('/web-api/user/v1/profile', (context) =>
      context.json<ProfileAnswer>(files.answer(user(context))),
    );

    app.post('/web-api/user/v1/profile/reveal', (context) =>
      context.json<ProfileNumbers>(files.numbersOf(requireLevel(platform, context, 'fresh'))),
    );

    app.patch('/web-api/user/v1/profile', async (context) => {
      const person = user(context);
      const change = await readBody(context, isProfileChange);
      return context.json<ProfileAnswer>(
        files.change(person, context.req.header('if-match')?.replaceAll('"', ''), change),
      );
    });

    app.get('/web-api/mailing/v1/settings', (context) =>
      context.json<MailingSettings>(mailings.of(user(context).id)),
    );

    app.put('/web-api/mailing/v1/settings', async (context) => {
      const { id } = user(context);
      return context.json<MailingSettings>(
        mailings.save(id, await readBody(context, isMailingChange)),
      );
    });

    app.get('/web-api/office/v1/settings', (context) =>
      context.json<OfficeSettingsAnswer>(settings.of(user(context).id, context.var.language)),
    );

    app.post('/web-api/office/v1/settings', async (context) => {
      const person = user(context);
      const { id, value } = await readBody(context, isOfficeSettingChange);
      return settings.save(person.id, id, value)
        ? context.json<OfficeSettingSaved>({})
        : context.body(null, 204);
    });

    app.post('/web-api/office/v1/disallowed-sports', async (context) => {
      const person = user(context);
      return context.json<DisallowedSports>(
        settings.hideSports(person.id, await readBody(context, isDisallowedSports)),
      );
    });

    // Control: an operator freezes a person's accounts, `?off=1` takes it back.
    app.post('/sandbox/v1/users/:login/frozen', (context) => {
      const person = requireUserNamed(users, context.req.param('login'));
      wallets.freeze(person.id, queryOf(context).get('off') === null);
      return context.json({ isAccountFrozen: queryOf(context).get('off') === null });
    });
  },
};
