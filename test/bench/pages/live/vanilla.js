// Physical limit: Text.data writes of changed cells, conflated, once per flush.
import { fmt } from './model.js';
import { createBatcher } from './batcher.js';
import { buildList } from './dom.js';
import { createFlash } from './flash.js';
import { createVisibility } from './visibility.js';
export function mount(root, model, opt) {
  const { rows, scroll, texts, buttons } = buildList(root, model), { prices, outcomes } = model;
  const flash = createFlash(opt.flash, prices.length);
  const vis = opt.vis ? createVisibility(scroll, rows, (e) => { for (let i = e * outcomes, z = i + outcomes; i < z; i++) { const s = fmt(prices[i]); if (texts[i].data !== s) texts[i].data = s; } }) : null;
  const apply = createBatcher(prices.length, opt.flush, (dirty, n, next) => {
    for (let k = 0; k < n; k++) {
      const i = dirty[k], p = next[i], old = prices[i];
      if (p === old) continue;
      prices[i] = p;
      if (vis && !vis.on[(i / outcomes) | 0]) continue;
      texts[i].data = fmt(p);
      if (flash) flash(buttons[i], i, p > old);
    }
  });
  return { apply };
}
