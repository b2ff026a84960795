import { configure } from 'mobx';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { server } from './network/server.ts';

configure({ enforceActions: 'always' });
beforeAll(() => server.enable());
afterEach(() => server.resetHandlers());
afterAll(() => server.disable());
