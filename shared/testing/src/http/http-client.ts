import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Untyped parsed JSON: a test reads fields and fails where they are not as expected. */
export type Loose = ReturnType<typeof JSON.parse>;

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Answer<Body = Loose> {
  status: number;
  body: Body;
  text: string;
  headers: IncomingHttpHeaders;
}

export interface SendOptions {
  method: Method;
  path: string;
  /** An object is sent as JSON, a text or bytes unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

const agent = new Agent({ keepAlive: true });

/** One browser: it keeps cookies between requests. */
export class HttpClient {
  private readonly cookies: Map<string, string>;
  private readonly ownHeaders: Record<string, string>;

  /**
   * @param baseUrl of the application, `http://127.0.0.1:41234`
   * @param from another client whose cookies and headers this one shares
   */
  constructor(
    readonly baseUrl: string,
    from?: HttpClient,
  ) {
    this.cookies = from?.cookies ?? new Map<string, string>();
    this.ownHeaders = from?.ownHeaders ?? {};
  }

  /** Sends these headers with every request. */
  withHeaders(headers: Record<string, string>): this {
    Object.assign(this.ownHeaders, headers);
    return this;
  }

  /** The headers given to `withHeaders`, for another browser at the same place. */
  sentHeaders(): Record<string, string> {
    return { ...this.ownHeaders };
  }

  /** The network address that a portal behind a proxy takes it to have. */
  get address(): string {
    return this.ownHeaders['x-forwarded-for'] ?? '127.0.0.1';
  }

  get = <Body = Loose>(path: string): Promise<Answer<Body>> => this.send<Body>({ method: 'GET', path });
  post = <Body = Loose>(path: string, body?: unknown): Promise<Answer<Body>> =>
    this.send<Body>({ method: 'POST', path, body });
  put = <Body = Loose>(path: string, body?: unknown): Promise<Answer<Body>> =>
    this.send<Body>({ method: 'PUT', path, body });
  patch = <Body = Loose>(path: string, body?: unknown): Promise<Answer<Body>> =>
    this.send<Body>({ method: 'PATCH', path, body });
  delete = <Body = Loose>(path: string, body?: unknown): Promise<Answer<Body>> =>
    this.send<Body>({ method: 'DELETE', path, body });

  async send<Body = Loose>(options: SendOptions): Promise<Answer<Body>> {
    const answer = await this.open(options);
    const received = await text(answer);
    return {
      status: answer.statusCode ?? 0,
      body: parse(received) as Body,
      text: received,
      headers: answer.headers,
    };
  }

  /** Sends a request and returns once the answer has begun, for answers that do not end by themselves. */
  open({ method, path, body, headers }: SendOptions): Promise<IncomingMessage> {
    const payload = payloadOf(body);
    return new Promise((resolve, reject) => {
      const sent = request(
        new URL(path, this.baseUrl),
        {
          method,
          agent,
          headers: {
            ...this.ownHeaders,
            ...this.cookieHeader(),
            ...(payload !== undefined && { 'content-type': 'application/json' }),
            ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
            ...headers,
          },
        },
        (answer) => {
          this.keepCookies(answer.headers['set-cookie'] ?? []);
          resolve(answer);
        },
      );
      sent.once('error', reject);
      sent.end(payload);
    });
  }

  /** An empty value removes the cookie. */
  setCookie(name: string, value: string): void {
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.setCookie(name, value);
    }
  }

  /** The client's cookies as a header for another client. */
  cookieHeader(): { cookie?: string } {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }
}

function payloadOf(body: unknown): string | Buffer | undefined {
  if (typeof body === 'string' || Buffer.isBuffer(body) || body === undefined) return body;
  return JSON.stringify(body);
}

function parse(received: string): unknown {
  try {
    return JSON.parse(received);
  } catch {
    return received;
  }
}
