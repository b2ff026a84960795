/**
 * Script of the one-tap provider: the functions of the well-known one, a prompt of its own and a
 * credential that the platform can verify. It creates no HTML from strings, so it runs under
 * Trusted Types. It uses the font of the page and covers neither prices nor the coupon; in narrow
 * windows it is a sheet above the bottom bar.
 */
export const oneTapScript = `(() => {
  const base = new URL(document.currentScript.src).origin + '/sandbox/providers/one-tap/';
  let settings;
  let prompt;
  let tell;
  const close = () => { prompt?.remove(); prompt = undefined; };
  const make = (name, text, style) => {
    const element = document.createElement(name);
    element.textContent = text;
    Object.assign(element.style, style);
    return element;
  };
  const choose = async (email) => {
    const answer = await fetch(base + 'credential', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ client_id: settings.client_id, email }) });
    const { credential } = await answer.json();
    close();
    if (credential) settings.callback({ credential, select_by: 'user' });
  };
  const show = async () => {
    const { accounts } = await (await fetch(base + 'accounts?client_id=' + encodeURIComponent(settings.client_id))).json();
    if (!accounts.length) return;
    close();
    prompt = make('section', '', { position: 'fixed', ...(innerWidth < 1024 ? { insetBlockEnd: '90px', insetInline: '0', marginInline: 'auto' } : { insetBlockEnd: '16px', insetInlineStart: '16px' }), zIndex: '30', inlineSize: 'min(340px, calc(100vw - 32px))', padding: '12px 16px 16px', borderRadius: '12px', background: '#fff', color: '#1f1f1f', boxShadow: '0 8px 32px rgba(0,0,0,.35)', fontFamily: 'inherit', fontSize: '14px', lineHeight: '1.4' });
    prompt.setAttribute('aria-label', 'Sign in with Sandbox ID');
    const head = make('div', '', { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8px', marginBlockEnd: '4px' });
    const end = make('button', '\\u00d7', { inlineSize: '32px', blockSize: '32px', border: '0', borderRadius: '16px', background: '#fff', color: '#1f1f1f', font: 'inherit', fontSize: '20px', cursor: 'pointer' });
    end.type = 'button';
    end.setAttribute('aria-label', 'Close');
    end.addEventListener('click', () => { close(); tell?.({ isSkippedMoment: () => true }); });
    head.append(make('strong', 'Sandbox ID', {}), end);
    prompt.append(head);
    for (const { email, name } of accounts) {
      const button = make('button', '', { display: 'block', inlineSize: '100%', marginBlockStart: '8px', padding: '8px 12px', border: '1px solid #747775', borderRadius: '8px', background: '#fff', color: '#1f1f1f', font: 'inherit', textAlign: 'start', cursor: 'pointer' });
      button.type = 'button';
      button.append(make('b', name, { display: 'block' }), make('span', email, { color: '#444746' }));
      button.addEventListener('click', () => void choose(email));
      prompt.append(button);
    }
    document.body.append(prompt);
  };
  globalThis.google = { accounts: { id: { initialize: (given) => { settings = given; }, prompt: (listener) => { tell = listener; void show(); }, cancel: close } } };
})();
`;
