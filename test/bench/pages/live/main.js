// The reference page: ?events=&outcomes=&list=<height px>&flush=raf|<ms>&flash=none|colour
import { createModel } from './model.js';
import { mount } from './vanilla.js';
const query = new URLSearchParams(location.search);
const model = createModel({ events: Number(query.get('events')), outcomes: Number(query.get('outcomes')), initial: window.benchPrices });
const root = document.getElementById('root');
root.style.height = query.get('list') + 'px';
const { apply } = mount(root, model, { flush: query.get('flush') ?? 'raf', flash: query.get('flash') ?? 'none', vis: true });
window.benchMessage = (text) => apply(JSON.parse(text));
