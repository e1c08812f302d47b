import { ENV, isLocalRequest, secureHeaders, type Env } from '@atrium/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { OutboxFolder } from './outbox-folder.js';
import { OUTBOX_POLICY, renderList, renderMessage } from './outbox.page.js';

/**
 * Serves the outbox's pages on a port of its own that only this machine can reach. A proxy in front of the portal
 * forwards to the portal's port, so requests from other machines cannot arrive here, whatever headers the proxy sets.
 */
@Injectable()
export class OutboxServer implements OnApplicationShutdown {
  private server: Promise<FastifyInstance> | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly outbox: OutboxFolder,
  ) {}

  /** Its URL on this machine. The server starts to listen when this is first called. */
  async address(): Promise<string> {
    this.server ??= this.listen();
    return (await this.server).listeningOrigin;
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.server)?.close();
  }

  private async listen(): Promise<FastifyInstance> {
    const server = fastify({ forceCloseConnections: true });
    const headers = { ...secureHeaders(this.env), 'content-security-policy': OUTBOX_POLICY };
    server.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers);
      if (isLocalRequest(request)) done();
      else reply.callNotFound();
    });
    server.get('/', async (_, reply) => sendPage(reply, renderList(await this.outbox.list())));
    server.get<{ Params: { id: string } }>('/:id', async ({ params }, reply) => {
      const mail = await this.outbox.find(params.id);
      if (mail) return sendPage(reply, renderMessage(mail));
      reply.callNotFound();
      return reply;
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
    return server;
  }
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);
