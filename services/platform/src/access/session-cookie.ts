import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ENV, type Env } from '../env/env.js';

/** The part of Fastify's reply that is used here. */
interface HeaderSetter {
  header(name: string, value: string): unknown;
}

/** The cookie of a browser's session. Over https its name has the prefix `__Host-`, which binds it to this host. */
@Injectable()
export class SessionCookie {
  readonly name: string;
  private readonly attributes: string;

  constructor(@Inject(ENV) env: Env) {
    const secure = env.publicUrl.startsWith('https:');
    const name = this.plainName();
    this.name = secure ? `__Host-${name}` : name;
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  protected plainName(): string {
    return 'atrium_session';
  }

  /** Seconds for which the browser keeps the cookie; null keeps it until the browser is closed. */
  protected maxAge(): number | null {
    return null;
  }

  set(reply: HeaderSetter, token: string): void {
    const age = this.maxAge();
    const kept = age === null ? '' : `Max-Age=${String(age)}; `;
    reply.header('set-cookie', `${this.name}=${token}; ${kept}${this.attributes}`);
  }

  clear(reply: HeaderSetter): void {
    reply.header('set-cookie', `${this.name}=; Max-Age=0; ${this.attributes}`);
  }

  /** The session's token; null without one. */
  read(request: Pick<FastifyRequest, 'headers'>): string | null {
    const { cookie } = request.headers;
    if (!cookie) return null;
    const prefix = `${this.name}=`;
    for (const pair of cookie.split(';')) {
      const trimmed = pair.trim();
      if (trimmed.startsWith(prefix)) return trimmed.slice(prefix.length) || null;
    }
    return null;
  }
}
