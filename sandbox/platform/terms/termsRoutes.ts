import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgreementStatus, TermsSection, TermsText } from '#wire';
import { isConfirmTermsRequest } from '#wire/validators/terms.js';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

interface Text {
  readonly summary: string;
  readonly sections: TermsSection[];
}

const languages = ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'];
const texts = new Map<string, Text>();

/** The terms in a language, English where there is no translation. */
function textIn(language: string): Text {
  const chosen = languages.includes(language) ? language : 'en';
  const known = texts.get(chosen);
  if (known !== undefined) return known;
  const text = JSON.parse(
    readFileSync(join(import.meta.dirname, 'texts', `${chosen}.json`), 'utf8'),
  ) as Text;
  texts.set(chosen, text);
  return text;
}

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
    context.json<TermsText>({ updatedAt: terms.updatedAtS, ...textIn(context.var.language) }),
  );
}
