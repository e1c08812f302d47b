import path from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { Env } from '@atrium/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShellPageFile, type ShellPage } from './shell-page.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** webpack puts the hash of the content into the name: `main.3f2a9c1b.js`. */
const HASHED_NAME = /[.-][0-9a-f]{8,}(\.\w+){1,3}$/;

/** The shell and the published remotes, beside the API. */
export async function serveFiles(fastify: FastifyInstance, env: Env): Promise<void> {
  const releases = path.join(env.dataDir, 'releases');
  const secure = env.publicUrl.startsWith('https:');
  await fastify.register(fastifyHelmet, {
    global: false,
    contentSecurityPolicy: false,
    strictTransportSecurity: secure,
  });
  await fastify.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // Only a file that was found gets these: a 404 must not be kept for ever.
    setHeaders: (reply, file) => setFileHeaders(reply, file.startsWith(releases), path.basename(file)),
  });
  secureApi(fastify, secure);
  serveRemotes(fastify, releases);
  serveShell(fastify, env.shellDir, secure);
}

/** An answer of the API is never a page, and never kept. Set by hand, since helmet takes longer than a read. */
function secureApi(fastify: FastifyInstance, secure: boolean): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) {
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff');
      if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}

function setFileHeaders(reply: FastifyReply, released: boolean, name: string): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', released || HASHED_NAME.test(name) ? FOR_EVER : 'no-cache');
  if (!released) return;
  reply.header('access-control-allow-origin', '*');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

function serveRemotes(fastify: FastifyInstance, releases: string): void {
  fastify.get('/remotes/*', (request, reply) => reply.sendFile(wildcardOf(request), releases));
}

function serveShell(fastify: FastifyInstance, shellDir: string, secure: boolean): void {
  const page = new ShellPageFile(shellDir, secure);
  fastify.get('/*', async (request, reply) => {
    const file = wildcardOf(request);
    if (file.startsWith('api/')) return reply.callNotFound();
    if (path.extname(file) && file !== 'index.html') return reply.sendFile(file, shellDir);
    const shell = wantsPage(request) ? await page.read() : null;
    return shell ? sendPage(request, reply, shell) : reply.callNotFound();
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ShellPage,
): Promise<FastifyReply> {
  await reply.helmet();
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  if (brotli) reply.header('content-encoding', 'br');
  return (
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', page.policy)
      // Refuses every script without an integrity attribute: see the remotes' verified bytes.
      .header('integrity-policy', 'blocked-destinations=(script)')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(brotli ? page.brotli : page.html)
  );
}

const wildcardOf = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

const wantsPage = ({ headers }: FastifyRequest): boolean => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
