import type { AgreementStatus, TermsText, TransferWire } from '#wire';
import { isConfirmTermsRequest, isTransferAnswer } from '#wire/validators/terms.js';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };
import arPrivacy from './privacy/ar.json' with { type: 'json' };
import dePrivacy from './privacy/de.json' with { type: 'json' };
import enPrivacy from './privacy/en.json' with { type: 'json' };
import esPrivacy from './privacy/es.json' with { type: 'json' };
import frPrivacy from './privacy/fr.json' with { type: 'json' };
import ptPrivacy from './privacy/pt.json' with { type: 'json' };
import ruPrivacy from './privacy/ru.json' with { type: 'json' };
import trPrivacy from './privacy/tr.json' with { type: 'json' };

/** Texts of the terms by language; English without a translation. */
const texts: Readonly<Record<string, typeof en>> = { ar, de, en, es, fr, pt, ru, tr };

/** Texts of the privacy policy, last changed on 15 January 2026. */
const privacy: Readonly<Record<string, typeof enPrivacy>> = {
  ar: arPrivacy,
  de: dePrivacy,
  en: enPrivacy,
  es: esPrivacy,
  fr: frPrivacy,
  pt: ptPrivacy,
  ru: ruPrivacy,
  tr: trPrivacy,
};
const privacyUpdatedAtS = 1_768_435_200;

export function addTermsRoutes(
  app: SandboxApp,
  { terms, transfers, notifyUser, user }: SandboxPlatform,
): void {
  app.get('/web-api/api-v3/v2/user/agreement-rules/status', (context) =>
    context.json<AgreementStatus>(terms.status(user(context).id)),
  );

  app.post('/web-api/api-v3/v2/user/agreement-rules/confirm', async (context) => {
    const { id } = user(context);
    const { updatedAt } = await readBody(context, isConfirmTermsRequest);
    return context.json<AgreementStatus>(terms.confirm(id, updatedAt));
  });

  app.get('/web-api/user/v1/transfer', (context) =>
    context.json<TransferWire>(transfers.of(user(context).id)),
  );

  app.post('/web-api/user/v1/transfer', async (context) => {
    const { id } = user(context);
    const transfer = transfers.answer(id, await readBody(context, isTransferAnswer));
    notifyUser(id);
    return context.json<TransferWire>(transfer);
  });

  app.get('/web-api/terms/v1/text', (context) =>
    context.json<TermsText>({
      updatedAt: terms.updatedAtS,
      ...(texts[context.var.language] ?? en),
    }),
  );

  app.get('/web-api/terms/v1/privacy', (context) =>
    context.json<TermsText>({
      updatedAt: privacyUpdatedAtS,
      ...(privacy[context.var.language] ?? enPrivacy),
    }),
  );
}
