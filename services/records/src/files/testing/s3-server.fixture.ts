import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const S3_KEYS = { AWS_ACCESS_KEY_ID: 'test-access', AWS_SECRET_ACCESS_KEY: 'test/secret+key' };
const PAGE = 2;

/** A bucket in memory that speaks the part of S3 that a byte store needs, and refuses wrong signatures. */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  /** Headers of the PUT requests, in order. */
  readonly puts: IncomingMessage['headers'][] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address() as { port: number };
    return `http://127.0.0.1:${address.port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://store');
    if (request.headers.authorization !== authorizationFor(request, url)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const key = decodeURIComponent(url.pathname.slice(1));
    if (request.method === 'PUT') await this.put(key, request, response);
    else if (request.method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.has('list-type')) this.list(url, response);
    else this.get(key, request, response);
  }

  /** Like S3, it refuses an object without its length. */
  private async put(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request).catch(() => null);
    if (!bytes) return;
    this.puts.push(request.headers);
    if (request.headers['content-length'] === undefined) {
      response.writeHead(411).end();
      return;
    }
    this.objects.set(key, bytes);
    response.writeHead(200).end();
  }

  private get(key: string, { headers }: IncomingMessage, response: ServerResponse): void {
    const bytes = this.objects.get(key);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (!bytes) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else if (from === undefined) response.writeHead(200).end(bytes);
    else response.writeHead(206).end(bytes.subarray(Number(from), Number(to) + 1));
  }

  private list({ pathname, searchParams }: URL, response: ServerResponse): void {
    const beginning = `${pathname.slice(1)}${searchParams.get('prefix') ?? ''}`;
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(beginning)).slice(0, PAGE);
    const contents = keys.map((key) => `<Contents><Key>${key.slice(pathname.length - 1)}</Key></Contents>`);
    response.writeHead(200).end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`);
  }
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Computes the AWS signature, version 4, from the request, as AWS documents it. */
function authorizationFor({ method, headers, rawHeaders }: IncomingMessage, url: URL): string {
  const given = headers.authorization ?? '';
  const signed = /SignedHeaders=([^,]+)/.exec(given)?.[1] ?? '';
  const scope = /Credential=[^/]+\/([^,]+)/.exec(given)?.[1] ?? '';
  const lines = signed.split(';').map((name) => {
    const at = rawHeaders.findIndex((each, index) => index % 2 === 0 && each.toLowerCase() === name);
    return `${name}:${rawHeaders[at + 1] ?? ''}\n`;
  });
  const search = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const payload = String(headers['x-amz-content-sha256']);
  const request = [method, url.pathname, search.join('&'), lines.join(''), signed, payload].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  const key = [date, region, service, end].reduce<string | Buffer>(
    hmac,
    `AWS4${S3_KEYS.AWS_SECRET_ACCESS_KEY}`,
  );
  const signature = hmac(key, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${S3_KEYS.AWS_ACCESS_KEY_ID}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}
