import Bowser from 'bowser';
import { isbot } from 'isbot';

export interface Device {
  readonly isMobile: boolean;
  readonly isBot: boolean;
}

/** Request headers that decide the layout; every page lists them in Vary. */
export const deviceHeaders = [
  'User-Agent',
  'CF-Device-Type',
  'CloudFront-Is-Mobile-Viewer',
  'CloudFront-Is-Tablet-Viewer',
];

/** Phone or tablet by the address (`platform_type=mobile`), the CDN's header, or the user agent. */
export function deviceOf(headers: Headers, query: URLSearchParams): Device {
  const agent = (headers.get('user-agent') ?? '').slice(0, 1000);
  return {
    isMobile:
      query.get('platform_type') === 'mobile' || (isMobileByCdn(headers) ?? isMobileAgent(agent)),
    isBot: agent !== '' && isbot(agent),
  };
}

function isMobileByCdn(headers: Headers): boolean | undefined {
  const cloudflare = headers.get('cf-device-type');
  if (cloudflare !== null) return cloudflare !== 'desktop';
  const phone = headers.get('cloudfront-is-mobile-viewer');
  const tablet = headers.get('cloudfront-is-tablet-viewer');
  if (phone === null && tablet === null) return undefined;
  return phone === 'true' || tablet === 'true';
}

function isMobileAgent(agent: string): boolean {
  if (agent === '') return false;
  const type = Bowser.parse(agent).platform.type;
  return type === 'mobile' || type === 'tablet';
}
