/** Headers of files: the others mean nothing there and would weigh as much as a small script. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of every other answer that the edge itself makes. */
export const commonHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Sign-in through a provider opens a window that must be able to answer.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), xr-spatial-tracking=()',
};

/** Where browsers send violations of the policy. */
export const reportPath = '/csp-report';

export interface PolicyOptions {
  readonly nonce: string;
  /** Origin of the page: `https://example.com`. The feed's socket is on the same host. */
  readonly origin: string;
  /** The development server adds styles and speaks over a socket of its own. */
  readonly isDevelopment?: boolean;
}

/** The strict policy: scripts by nonce only, no eval, no HTML from strings. */
export function contentSecurityPolicy({ nonce, origin, isDevelopment = false }: PolicyOptions): string {
  const socket = origin.replace(/^http/, 'ws');
  const directives = [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    isDevelopment ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self' ${socket}`,
    `media-src 'self' blob:`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(isDevelopment ? [] : [`require-trusted-types-for 'script'`, 'trusted-types grandstand-url']),
    `report-uri ${reportPath}`,
    'report-to csp',
  ];
  return directives.join('; ');
}
