import { html } from 'hono/html';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';
import { notFound } from '../http/ApiError.ts';
import type { SentMessage } from './Outbox.ts';

/** Addresses of this machine; an in-memory call of a test has none. */
const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'unknown']);
const mostShown = 100;
const refreshS = 10;

/**
 * Adds the page that shows sent e-mails and texts to developers. It is limited to this machine,
 * because links and codes let people in.
 */
export function addOutboxPage(app: SandboxApp, { outbox }: Pick<SandboxPlatform, 'outbox'>): void {
  app.get('/sandbox/letters', (context) => {
    if (!ownAddresses.has(context.var.caller.address))
      throw notFound('page_unknown', 'Sent messages are shown on the machine of the sandbox only');
    const recipient = context.req.query('to') ?? '';
    const letters = outbox
      .all()
      .filter((letter) => letter.recipient.includes(recipient))
      .toReversed()
      .slice(0, mostShown);
    context.header('Cache-Control', 'no-store');
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="robots" content="noindex" />
            <meta http-equiv="refresh" content="${refreshS}" />
            <title>E-mails and texts</title>
            <style>
              body {
                max-width: 720px;
                margin: 32px auto;
                padding: 0 16px;
                font:
                  16px/1.5 system-ui,
                  sans-serif;
              }
              article {
                margin: 16px 0;
                padding: 16px;
                border: 1px solid #c6d2de;
                border-radius: 8px;
              }
              h2 {
                margin: 0;
                font-size: 18px;
              }
              small {
                color: #51627a;
              }
              p {
                margin: 8px 0 0;
                white-space: pre-line;
                overflow-wrap: anywhere;
              }
            </style>
          </head>
          <body>
            <h1>E-mails and texts</h1>
            <p>
              What the people of the demo have been sent, newest first. Links and codes are gone
              once they are used.
            </p>
            <form>
              <label>To <input name="to" value="${recipient}" /></label> <button>Show</button>
            </form>
            ${letters.length === 0 ? html`<p>Nothing has been sent yet.</p>` : letters.map(drawn)}
          </body>
        </html>`,
    );
  });
}

function drawn(message: SentMessage) {
  const { channel, sender, recipient, atMs, language, subject, body, isBounced } = message;
  const how = channel === 'sms' ? 'Text message' : 'E-mail';
  return html`<article lang="${language}" dir="auto">
    <h2>${subject === '' ? how : subject}</h2>
    <small dir="ltr"
      >${how} from ${sender} to ${recipient},
      ${new Date(atMs).toISOString()}${isBounced ? ', came back' : ''}</small
    >
    <p>
      ${body
        .split(/(https?:\/\/\S+|\/[a-z]{2}\/\S+)/)
        .map((part, index) => (index % 2 === 0 ? part : html`<a href="${part}">${part}</a>`))}
    </p>
  </article>`;
}
