// Up/down highlight: a colour class for about a second, taken away in bulk by one shared timer (five buckets).
export function createFlash(kind, size) {
  if (kind === 'none') return null;
  const until = new Int32Array(size), state = new Int8Array(size), els = new Array(size);
  let tick = 0;
  const buckets = [[], [], [], [], []];
  setInterval(() => {
    tick++;
    const b = buckets[tick % 5];
    buckets[tick % 5] = [];
    for (const id of b) if (until[id] <= tick && state[id]) { els[id].classList.remove(state[id] > 0 ? 'up' : 'down'); state[id] = 0; }
  }, 250);
  return (b, id, up) => {
    const s = up ? 1 : -1;
    if (state[id] !== s) {
      if (state[id]) b.classList.replace(s > 0 ? 'down' : 'up', s > 0 ? 'up' : 'down');
      else b.classList.add(s > 0 ? 'up' : 'down');
      state[id] = s;
      els[id] = b;
    }
    until[id] = tick + 4;
    buckets[(tick + 4) % 5].push(id);
  };
}
