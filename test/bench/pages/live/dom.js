// Vanilla DOM construction shared by the non-React implementations.
import { fmt } from './model.js';
const tpl = document.createElement('template');
export function rowTemplate(model) {
  tpl.innerHTML = `<div class="ev"><div class="h"><b> </b><b> </b><span> </span></div><div class="ocs">${model.labels.map((l) => `<button class="oc"><span class="l">${l}</span><span class="c"> </span></button>`).join('')}</div></div>`;
  return tpl.content.firstChild;
}
export function fillRow(row, model, e, texts, buttons) {
  const h = row.firstChild, r = model.rows[e];
  h.children[0].firstChild.data = r.home; h.children[1].firstChild.data = r.away; h.children[2].firstChild.data = r.clock + ' ' + r.score;
  const ocs = row.lastChild.children, base = e * model.outcomes;
  for (let o = 0; o < model.outcomes; o++) {
    const b = ocs[o], t = b.lastChild.firstChild;
    b.dataset.i = base + o;
    t.data = fmt(model.prices[base + o]);
    if (texts) texts[base + o] = t;
    if (buttons) buttons[base + o] = b;
  }
}
export function buildList(root, model) {
  const texts = new Array(model.prices.length), buttons = new Array(model.prices.length);
  const scroll = document.createElement('div'); scroll.className = 'scroll';
  const row = rowTemplate(model), rows = [];
  for (let e = 0; e < model.events; e++) { const r = row.cloneNode(true); fillRow(r, model, e, texts, buttons); scroll.append(r); rows.push(r); }
  scroll.addEventListener('click', (ev) => ev.target.closest?.('.oc')?.classList.toggle('sel'));
  root.append(scroll);
  return { scroll, rows, texts, buttons };
}
