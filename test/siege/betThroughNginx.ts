import { ControlClient } from '../stage/ControlClient.ts';
import { Bettor } from '../stage/Bettor.ts';
import { agreement } from '../stage/acceptCookies.ts';
import { desktopAgent, openBrowser } from '../bench/browser.ts';
import type { Siege } from './Attack.ts';
import { faultsOfBooks } from './person.ts';
import type { Process } from './processes.ts';

/** A person with a browser over TLS: prices arrive by the feed, and a bet is placed. */
export async function betThroughNginx(
  { report }: Siege,
  origin: string,
  platform: Process,
): Promise<void> {
  const control = new ControlClient(platform.url);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      // The certificate was created for this run.
      ignoreHTTPSErrors: true,
      userAgent: desktopAgent,
      viewport: { width: 1366, height: 768 },
    });
    await context.addCookies([agreement(origin)]);
    const page = await context.newPage();
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const person = new Bettor(page, false, 'en', platform.url);
    await page.goto(`${origin}/en/line`);
    const [outcome = 0] = await person.standingOutcomes(1);
    for (const [coef, shown] of [
      [1.85, '1.85'],
      [2.1, '2.10'],
    ] as const) {
      await control.price(outcome, { coef });
      await person.sees(outcome, shown);
    }
    report(
      'prices come over a secure socket',
      sockets.some((url) => url.startsWith(origin.replace('https', 'wss'))),
      sockets.join(', '),
    );
    await person.press(outcome);
    await person.signInFromHeader();
    await person.stake('7');
    await person.place();
    report('a bet is placed', (await person.accepted()) > 0);
    const cookies = await context.cookies(origin);
    report(
      'cookies of the session are secure, and kept from scripts',
      cookies.some(
        ({ name, secure, httpOnly }) => name.startsWith('__Host-') && secure && httpOnly,
      ),
    );
    report('no script has failed', errors.length === 0, errors.join('; '));
    const faults = await faultsOfBooks(platform);
    report('the books agree', faults.length === 0, faults.slice(0, 3).join('; '));
  } finally {
    await browser.close();
  }
}
