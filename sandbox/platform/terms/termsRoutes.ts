import type { AgreementStatus, TermsText } from '#wire';
import { isConfirmTermsRequest } from '#wire/validators/terms.js';
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

/** The terms by language; English where there is no translation. */
const texts: Readonly<Record<string, typeof en>> = { ar, de, en, es, fr, pt, ru, tr };

export function addTermsRoutes(app: SandboxApp, { terms, user }: SandboxPlatform): void {
  app.get('/web-api/api-v3/v2/user/agreement-rules/status', (context) =>
    context.json<AgreementStatus>(terms.status(user(context).id)),
  );

  app.post('/web-api/api-v3/v2/user/agreement-rules/confirm', async (context) => {
    const { id } = user(context);
    const { updatedAt } = await readBody(context, isConfirmTermsRequest);
    return context.json<AgreementStatus>(terms.confirm(id, updatedAt));
  });

  app.get('/web-api/terms/v1/text', (context) =>
    context.json<TermsText>({
      updatedAt: terms.updatedAtS,
      ...(texts[context.var.language] ?? en),
    }),
  );
}
