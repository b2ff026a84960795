import { formatMoney } from '../../../../domain/money/formatMoney.ts';
import { fillText } from '../../texts/fillText.ts';
import { bankPeople } from './bankPeople.ts';
import { bankNames } from './harbourInstruments.ts';
import type { HarbourPayment } from './HarbourPayment.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };

const texts: Readonly<Record<string, typeof en>> = { ar, de, en, es, fr, pt, ru, tr };

const style = `*{box-sizing:border-box}body{margin:0;min-height:100vh;background:#eef2f6;color:#122033;font:16px/1.5 system-ui,sans-serif;display:grid;place-items:start center;padding:6vh 16px}
main{width:100%;max-width:430px;background:#fff;border-radius:14px;box-shadow:0 1px 3px #0b203222,0 12px 40px #0b203218;overflow:hidden}
header{display:flex;align-items:center;gap:10px;padding:18px 24px;background:#0b3a5b;color:#fff;font-weight:600}header svg{width:26px;height:26px}
.in{padding:24px}h1{margin:0;font-size:24px;line-height:1.25}.to{margin:2px 0 20px;color:#51627a}
label{display:block;margin:0 0 14px;font-weight:600;font-size:14px}input{display:block;width:100%;margin-top:4px;padding:12px;border:1px solid #7c8da3;border-radius:8px;font:inherit;font-size:16px;background:#fff;color:inherit}
input:focus-visible,button:focus-visible{outline:3px solid #1f7ac4;outline-offset:1px}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{display:block;width:100%;min-height:48px;margin:10px 0 0;border:0;border-radius:8px;background:#0b6bb3;color:#fff;font:inherit;font-weight:600;cursor:pointer}button[disabled]{opacity:.6;cursor:progress}
.plain{background:#fff;color:#0b4f86;border:1px solid #9db3c8}.note{margin:18px 0 0;color:#51627a;font-size:13px}.alert{min-height:1.5em;margin:0;color:#a3122a;font-weight:600}
.bank{display:flex;align-items:center;gap:12px;text-align:start;background:#f4f7fa;color:#122033;border:1px solid #c6d2de;padding-inline:14px}`;

const mark =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M12 3v13M8 7h8M4 14c1 4 4 6 8 6s7-2 8-6"/><circle cx="12" cy="3" r="1.5"/></svg>';

interface Words {
  readonly say: (key: keyof typeof en, values?: Readonly<Record<string, string>>) => string;
  readonly language: string;
  readonly payment: HarbourPayment;
  readonly merchant: string;
}

/** Returns the payment page for card, bank or wallet. */
export function payPage(payment: HarbourPayment, merchant: string, isFramed = false): string {
  const words = wordsFor(payment, merchant);
  const { say } = words;
  const path = `/sandbox/providers/harbour/${payment.id}`;
  const fromWallet = `<form data-to="${path}/pay"><p class="alert" role="alert"></p><button>${say('pay')}</button>
<button class="plain" name="source" value="credit">${say('wallet.credit')}</button></form>`;
  const ways: Readonly<Partial<Record<HarbourPayment['kind'], string>>> = {
    card: `<form data-to="${path}/pay" data-wrong="${say('card.wrong')}" novalidate>
<label>${say('card.number')}<input name="card" inputmode="numeric" autocomplete="cc-number" dir="ltr" maxlength="23"></label>
<div class="two"><label>${say('card.expiry')}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM/YY" dir="ltr" maxlength="7"></label>
<label>${say('card.code')}<input name="code" inputmode="numeric" autocomplete="cc-csc" dir="ltr" maxlength="4"></label></div>
<label>${say('card.name')}<input name="holder" autocomplete="cc-name" maxlength="80"></label>
<p class="alert" role="alert"></p><button>${say('pay')}</button></form>`,
    instant_bank: `<h2 style="font-size:16px;margin:0">${say('bank.choose')}</h2><form data-to="${path}/pay">${Object.entries(
      bankNames,
    )
      .map(([id, name]) => `<button class="bank" name="bank" value="${id}">${name}</button>`)
      .join('')}<p class="alert" role="alert"></p></form>`,
    bank_account: `<h2 style="font-size:16px;margin:0">${say('payer.choose')}</h2><form data-to="${path}/pay">${bankPeople
      .map(
        ({ firstName, lastName, birthDate, iban }, at) =>
          `<button class="bank" name="payer" value="${at}"><bdi>${firstName} ${lastName}, ${birthDate}, •• ${iban.slice(-3)}</bdi></button>`,
      )
      .join('')}<button class="bank" name="payer" value="refuse">${say('payer.refuse')}</button>
<p class="alert" role="alert"></p></form><h2 style="font-size:16px;margin:18px 0 6px">${say('payer.other')}</h2><form data-to="${path}/pay">
<label>${say('payer.first')}<input name="first" autocomplete="given-name" maxlength="100" required></label>
<label>${say('payer.last')}<input name="last" autocomplete="family-name" maxlength="100" required></label>
<label>${say('payer.birth')}<input name="birth" type="date" autocomplete="bday" required></label>
<label>${say('payer.iban')}<input name="iban" dir="ltr" maxlength="42" required></label>
<button>${say('payer.pay')}</button></form>`,
    wallet: `<p>${say('wallet.as', { name: 'a•••@harbour.example' })}</p>${fromWallet}`,
    mobile_pay: fromWallet,
  };
  const button = `<form data-to="${path}/pay"><p class="alert" role="alert"></p><button>${say('pay')}</button></form>`;
  return page(
    words,
    'Harbour Pay',
    `${ways[payment.kind] ?? button}
<form data-to="${path}/leave"><button class="plain">${say('cancel')}</button></form>
${payment.kind === 'card' ? `<p class="note">${say('demo')}</p>` : ''}<p class="note">${say('secure')}</p>`,
    undefined,
    isFramed ? new URL(payment.returnUrl).origin : '',
  );
}

/** Returns the page of the bank that asks the person to confirm the payment. */
export function challengePage(
  payment: HarbourPayment,
  merchant: string,
  isSoftDeclined = false,
): string {
  const words = wordsFor(payment, merchant);
  const { say } = words;
  const bank = payment.kind === 'instant_bank' ? payment.instrument : 'Harbour Bank';
  return page(
    words,
    bank,
    `${isSoftDeclined ? `<p>${say('challenge.soft', { bank })}</p>` : ''}<p>${say('challenge.text', { bank })}</p><p>${say('challenge.sent')}</p>
<form data-to="/sandbox/providers/harbour/${payment.id}/challenge" data-wrong="${say('challenge.wrong')}" novalidate>
<label>${say('challenge.code')}<input name="otp" inputmode="numeric" autocomplete="one-time-code" dir="ltr" maxlength="8"></label>
<p class="alert" role="alert"></p><button name="answer" value="confirm">${say('challenge.confirm')}</button>
<button class="plain" name="answer" value="refuse">${say('challenge.refuse')}</button></form>`,
    say('challenge.title'),
  );
}

/** Returns the page of a dead end: the provider is down, or the return address is lost. */
export function endPage(payment: HarbourPayment, merchant: string, kind: 'down' | 'lost'): string {
  const words = wordsFor(payment, merchant);
  const { say } = words;
  const back =
    kind === 'down' ? `${payment.returnUrl}/fail` : payment.returnUrl.replace(/\/onpay$/, '');
  const url = kind === 'down' ? `${back}?ref=${payment.merchantRef}` : back;
  return page(
    words,
    'Harbour Pay',
    `<p>${say(`${kind}.text`)}</p><p><a href="${escape(url)}">${say('back')}</a></p>`,
    say(`${kind}.title`),
  );
}

function wordsFor(payment: HarbourPayment, merchant: string): Words {
  const language = Object.hasOwn(texts, payment.language) ? payment.language : 'en';
  const amount = formatMoney({ minor: payment.amountMinor, currency: payment.currency }, language);
  const say: Words['say'] = (key, values = {}) => {
    const all: Readonly<Record<string, string>> = { amount, merchant, ...values };
    return escape(fillText((texts[language] ?? en)[key], (name) => all[name] ?? ''));
  };
  return { say, language, payment, merchant };
}

function page(
  { say, language }: Words,
  brand: string,
  body: string,
  title = say('title'),
  /** Origin of the framing page, which receives the outcome of the payment. */
  parent = '',
): string {
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title} · ${escape(brand)}</title><style>${style}</style></head>
<body data-parent="${escape(parent)}"><main><header>${mark}<span>${escape(brand)}</span></header><div class="in"><h1>${title}</h1><p class="to">${say('to')}</p>${body}</div></main><script src="/sandbox/providers/harbour.js"></script></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
