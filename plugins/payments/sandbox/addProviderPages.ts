import {
  challengePage,
  endPage,
  harbourScript,
  notFound,
  payPage,
  providerOrigins,
  type HarbourChoice,
  type HarbourNext,
  type HarbourPay,
  type SandboxContext,
  type SandboxPart,
  type SandboxPlatform,
} from '#sandbox';

/** Pages of the provider and the bank, on origins of their own. */
export function addProviderPages(
  app: Parameters<SandboxPart['addRoutes']>[0],
  {
    provider,
    work,
    timers,
    brandName,
  }: {
    readonly provider: HarbourPay;
    readonly work: () => Promise<void>;
    readonly timers: SandboxPlatform['timers'];
    readonly brandName: SandboxPlatform['brandName'];
  },
): void {
  const path = '/sandbox/providers/harbour/:payment';
  const page = (context: SandboxContext, html: string, ancestors = "'none'"): Response =>
    context.html(html, 200, {
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; frame-ancestors ${ancestors}`,
      'Referrer-Policy': 'no-referrer',
    });
  const paymentOf = (context: SandboxContext): NonNullable<ReturnType<HarbourPay['read']>> => {
    const payment = provider.read(context.req.param('payment') ?? '');
    if (payment === undefined) throw notFound('payment_unknown', 'There is no such payment');
    return payment;
  };
  /** Name of the site, as its visitors know it. */
  const merchantOf = (returnUrl: string): string => brandName(new URL(returnUrl).host);
  const answer = async (context: SandboxContext, next: HarbourNext): Promise<Response> => {
    const payment = paymentOf(context);
    const here = `/sandbox/providers/harbour/${payment.id}`;
    const { challengeBase } = providerOrigins(context);
    // The hook is sent before the person returns.
    await work();
    const slowMs = provider.slowMs(payment.id);
    if (slowMs > 0) await new Promise<void>((resolve) => void timers.after(slowMs, resolve));
    switch (next.kind) {
      case 'return':
        return context.json({
          url: `${payment.returnUrl}/${next.result}?ref=${payment.merchantRef}`,
          // Some providers return the browser by a form.
          ...(provider.behaviour.wayBack === 'post' ? { method: 'post' } : {}),
        });
      case 'challenge':
        return context.json({ url: `${challengeBase}${here}/challenge` });
      case 'down':
      case 'lost':
        return context.json({ url: `${here}/${next.kind}` });
    }
  };
  const fieldsOf = async (context: SandboxContext): Promise<Readonly<Record<string, unknown>>> => {
    const body: unknown = await context.req.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  };

  app.get('/sandbox/providers/harbour.js', (context) =>
    context.body(harbourScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get(path, (context) => {
    const payment = paymentOf(context);
    // A saved card is not asked for again; its bank may ask a question.
    if (provider.isChallenged(payment.id)) {
      const { challengeBase } = providerOrigins(context);
      return context.redirect(
        `${challengeBase}/sandbox/providers/harbour/${payment.id}/challenge`,
        302,
      );
    }
    return page(context, payPage(payment, merchantOf(payment.returnUrl)));
  });
  // The same page for a frame of the merchant only.
  app.get(`${path}/framed`, (context) => {
    const payment = paymentOf(context);
    return page(
      context,
      payPage(payment, merchantOf(payment.returnUrl), true),
      new URL(payment.returnUrl).origin,
    );
  });
  app.post(`${path}/pay`, async (context) => {
    const fields = await fieldsOf(context);
    const text = (name: keyof HarbourChoice): HarbourChoice => {
      const value = fields[name];
      return typeof value === 'string' ? { [name]: value } : {};
    };
    return answer(
      context,
      provider.pay(paymentOf(context).id, {
        ...text('card'),
        ...text('expiry'),
        ...text('holder'),
        ...text('bank'),
        ...text('source'),
        ...text('payer'),
        ...text('first'),
        ...text('last'),
        ...text('birth'),
        ...text('iban'),
      }),
    );
  });
  app.post(`${path}/leave`, (context) => answer(context, provider.leave(paymentOf(context).id)));
  app.get(`${path}/challenge`, (context) => {
    const payment = paymentOf(context);
    const isSoftDeclined = provider.isSoftDeclined(payment.id);
    return page(context, challengePage(payment, merchantOf(payment.returnUrl), isSoftDeclined));
  });
  app.post(`${path}/challenge`, async (context) => {
    const { answer: said } = await fieldsOf(context);
    return answer(context, provider.answerChallenge(paymentOf(context).id, said === 'confirm'));
  });
  for (const kind of ['down', 'lost'] as const)
    app.get(`${path}/${kind}`, (context) => {
      const payment = paymentOf(context);
      return page(context, endPage(payment, merchantOf(payment.returnUrl), kind));
    });
}
