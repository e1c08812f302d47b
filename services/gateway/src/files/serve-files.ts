import path from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import { isSecure, type Env } from '@atrium/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from './send-file.js';
import { ShellPageFile, type ShellPage } from './shell-page.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** webpack puts a hash of the content into the name: `main.3f2a9c1b.js`. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+$/;

/** The policy for a file opened by itself. It also applies to workers, which must be able to reach the portal. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Any origin may load a remote's files: they are public, and the browser verifies them by their hashes. */
const RELEASE_HEADERS = {
  'cache-control': FOR_EVER,
  'content-security-policy': FILE_POLICY,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The origins that may show the page at an address, path and query, in a frame. */
export type FramingSites = (address: string) => Promise<readonly string[]>;

/** Serves the shell and the published remotes beside the API. Headers of all answers come from the platform. */
export async function serveFiles(fastify: FastifyInstance, env: Env, pages: ShellPages): Promise<void> {
  const secure = isSecure(env);
  serveReleases(fastify, path.join(env.dataDir, 'releases'));
  // In a scope of its own, because each request to helmet's scope waits for its hook.
  await fastify.register(async (scope) => {
    await scope.register(fastifyHelmet, {
      global: false,
      contentSecurityPolicy: false,
      strictTransportSecurity: secure,
    });
    serveShell(scope, new ShellPageFile(env.shellDir, secure), { ...pages, root: env.shellDir });
  });
}

function serveReleases(fastify: FastifyInstance, root: string): void {
  fastify.get('/remotes/*', (request, reply) =>
    sendFile(request, reply, {
      root,
      path: addressOf(request).slice('/remotes'.length),
      headers: RELEASE_HEADERS,
    }),
  );
}

/** What the services say of the shell's pages. */
interface ShellPages {
  sitesFor: FramingSites;
  /** Addresses that a route of a service would take. */
  shellPages: readonly string[];
}

interface Served extends ShellPages {
  root: string;
}

function serveShell(
  fastify: FastifyInstance,
  page: ShellPageFile,
  { root, sitesFor, shellPages }: Served,
): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = addressOf(request);
    const isApi = address.startsWith('/api/');
    if (!isApi && path.extname(address) && address !== '/index.html') {
      return sendFile(request, reply, { root, path: address, headers: assetHeaders(address) });
    }
    const shell = !isApi && wantsPage(request) ? await page.read() : null;
    if (shell) return sendPage(request, reply, { shell, sites: await sitesFor(request.url) });
    reply.callNotFound();
    return reply;
  };
  for (const address of [...shellPages, '/*']) fastify.get(address, serve);
}

const assetHeaders = (address: string): Record<string, string> => ({
  'cache-control': HASHED_NAME.test(address) ? FOR_EVER : 'no-cache',
  'content-security-policy': FILE_POLICY,
});

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { shell: page, sites }: { shell: ShellPage; sites: readonly string[] },
): FastifyReply {
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  reply.helmet();
  if (brotli) reply.header('content-encoding', 'br');
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': framedBy(page.policy, sites),
    // The browser refuses every script without an integrity attribute, which the verified files of remotes rely on.
    'integrity-policy': 'blocked-destinations=(script)',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    vary: 'accept-encoding',
  });
  // The older header knows no list of sites.
  if (sites.length > 0) reply.removeHeader('x-frame-options');
  return reply.type('text/html; charset=utf-8').send(brotli ? page.brotli : page.html);
}

const framedBy = (policy: string, sites: readonly string[]): string =>
  sites.length === 0
    ? policy
    : policy.replace("frame-ancestors 'none'", `frame-ancestors ${sites.join(' ')}`);

const addressOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url;

const wantsPage = ({ headers }: FastifyRequest): boolean => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
