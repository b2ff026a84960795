import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { freePort } from '../../bench/freePort.ts';
import { testCertificate } from '../../bench/testCertificate.ts';
import { startEdge, startPlatform } from '../processes.ts';
import { times, until, type Attack } from '../Attack.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';
import { tearMany } from './tornSockets.ts';

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A balancer as operators have it: TLS ends here, and Host is the name of the upstream. */
const configurationOf = (
  folder: string,
  ports: Record<'tls' | 'plain' | 'edge', number>,
): string => `
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  server {
    listen 127.0.0.1:${ports.tls} ssl; listen 127.0.0.1:${ports.plain};
    ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass http://127.0.0.1:${ports.edge}; proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-Host $http_host; proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Geo-Country '';
    }
  }
}`;

interface SecureAnswer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

function ask(port: number, path: string, body?: object): Promise<SecureAnswer> {
  return new Promise((resolve, reject) => {
    const origin = `https://northline.localhost:${port}`;
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        // The certificate is of this run.
        rejectUnauthorized: false,
        headers: {
          Host: `northline.localhost:${port}`,
          ...(body === undefined ? {} : { Origin: origin, 'Content-Type': 'application/json' }),
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text,
            cookies: answer.headers['set-cookie'] ?? [],
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export const behindNginx: Attack = {
  name: 'nginx',
  claim:
    'behind a real balancer with TLS calls are taken, links are right, and nothing is left over',
  missing: () =>
    hasNginx()
      ? undefined
      : 'there is no nginx on this machine: install it and run `npm run siege -- --only nginx`',
  run: (siege) =>
    inTemporaryFolder(async (folder) => {
      const { report } = siege;
      const certificate = testCertificate();
      if (certificate === undefined) throw new Error('openssl is needed for a certificate');
      const platform = await startPlatform(join(folder, 'siege.sqlite'));
      const edge = await startEdge(platform);
      const ports = { tls: await freePort(), plain: await freePort(), edge: edge.port };
      writeFileSync(join(folder, 'cert.pem'), certificate.cert);
      writeFileSync(join(folder, 'key.pem'), certificate.key);
      writeFileSync(join(folder, 'nginx.conf'), configurationOf(folder, ports));
      const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
        stdio: 'ignore',
      });
      try {
        const isUp = await until(() =>
          ask(ports.tls, '/healthz').then(
            () => true,
            () => false,
          ),
        );
        report('the site answers', isUp);
        const page = await ask(ports.tls, '/en');
        report(
          'addresses in the page are those of the balancer',
          page.text.includes(`https://northline.localhost:${ports.tls}/en`) &&
            !page.text.includes(`127.0.0.1:${edge.port}`),
        );
        const login = await ask(ports.tls, '/web-api/auth/v1/login', {
          uLogin: 'demo',
          uPassword: 'Demo-pass-1',
          save: true,
        });
        report('a sign-in from its own page is taken', login.status === 200, `${login.status}`);
        report(
          'its cookies are secure',
          login.cookies.length > 0 && login.cookies.every((each) => /; Secure/i.test(each)),
        );
        const total = times(siege, 200, 5000);
        const left = await tearMany(ports.plain, total, [edge, platform]);
        report(`${total} torn connections`, left <= 5, `${left} descriptors are left`);
      } finally {
        nginx.kill();
      }
    }),
};
