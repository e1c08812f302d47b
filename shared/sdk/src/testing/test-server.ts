import nodeHttp, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http } from '../http/http.js';

type Answer = (response: ServerResponse) => void;

/** A real server for `http`: answers by `METHOD path` below /api/, and keeps the requests. */
export class TestServer {
  readonly asked: string[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly server = nodeHttp.createServer((request, response) => {
    const call = `${request.method ?? ''} ${(request.url ?? '').replace('/api/', '')}`;
    this.asked.push(call);
    const answer = this.answers.get(call) ?? sendError(404, 'NOT_FOUND');
    answer(response);
  });

  on(call: string, answer: Answer): this {
    this.answers.set(call, answer);
    return this;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    http.defaults.baseURL = `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/api/`;
    // jsdom's XMLHttpRequest sends preflight requests to other origins; Node's fetch does not.
    http.defaults.adapter = 'fetch';
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export function sendJson(body: unknown, status = 200): Answer {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function sendError(status: number, code: string, fields?: Record<string, string>): Answer {
  return sendJson({ error: { code, message: `Words for ${code}`, fields, requestId: 'request-1' } }, status);
}
