/** Script of the provider's pages: posts the form as JSON and follows the returned address. */
export const harbourScript = `'use strict';
const parentOrigin = document.body.dataset.parent;
const tell = (kind, more) => { if (parentOrigin) parent.postMessage({ source: 'harbour-pay', kind, ...more }, parentOrigin); };
addEventListener('keydown', ({ key }) => { if (key === 'Escape') tell('left'); });
tell('ready', { height: document.documentElement.scrollHeight });
const say = (text) => { const place = document.querySelector('[role=alert]'); if (place) place.textContent = text; };
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const pressed = event.submitter;
    const fields = { ...Object.fromEntries(new FormData(form)), ...(pressed && pressed.name ? { [pressed.name]: pressed.value } : {}) };
    const digits = String(fields.card ?? '').replace(/\\D/g, '');
    if ('card' in fields && (digits.length < 12 || !fields.expiry || !fields.code)) return say(form.dataset.wrong);
    if ('otp' in fields && fields.answer !== 'refuse' && String(fields.otp).replace(/\\D/g, '') !== '123456') return say(form.dataset.wrong);
    for (const button of document.querySelectorAll('button')) button.disabled = true;
    say('');
    try {
      const answer = await fetch(form.dataset.to, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) });
      const { url, method } = await answer.json();
      if (parentOrigin) tell('done', {});
      else if (method === 'post') {
        const back = document.createElement('form');
        back.method = 'post';
        back.action = url;
        document.body.append(back);
        back.submit();
      } else location.replace(url);
    } catch {
      for (const button of document.querySelectorAll('button')) button.disabled = false;
    }
  });
}
const card = document.querySelector('[name=card]');
if (card) card.addEventListener('input', () => {
  const digits = card.value.replace(/\\D/g, '').slice(0, 19);
  card.value = digits.replace(/(.{4})(?=.)/g, '$1 ');
});
`;
