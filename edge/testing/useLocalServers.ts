import { http, passthrough } from 'msw';
import { server } from '../../test/network/server.ts';

/** Lets calls through to servers started by a test; call it before each test. */
export function useLocalServers(): void {
  server.use(http.all(/^http:\/\/(?:127\.0\.0\.1|localhost):\d+\//, () => passthrough()));
}
