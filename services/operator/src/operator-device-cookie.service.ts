import { randomUUID } from 'node:crypto';
import { Clock, ENV, SessionCookie, SignedLinks, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PURPOSE = 'operator-device';
const DAYS = 180;
const DAY_SECONDS = 86_400;

export interface OperatorDevice {
  id: string;
  /** The operator who last signed in from it. */
  operatorId: string;
}

/**
 * Remembers that an operator has signed in from this browser. It grants no access, but wrong guesses made elsewhere,
 * even from the same address, do not make this browser wait.
 */
@Injectable()
export class OperatorDeviceCookie extends SessionCookie {
  constructor(
    @Inject(ENV) env: Env,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {
    super(env);
  }

  protected override plainName(): string {
    return 'atrium_operator_device';
  }

  protected override maxAge(): number {
    return DAYS * DAY_SECONDS;
  }

  remember(reply: FastifyReply, operatorId: string): void {
    const expiresAt = new Date(this.clock.now().getTime() + this.maxAge() * 1000);
    // No company is involved, so the operator's id takes its place.
    const claim = { companyId: operatorId, subjectId: randomUUID(), userId: operatorId };
    this.set(reply, this.links.sign(PURPOSE, claim, expiresAt));
  }

  /** @returns null for a browser from which no operator has signed in */
  readDevice(request: FastifyRequest): OperatorDevice | null {
    const token = this.read(request);
    if (!token) return null;
    try {
      const { subjectId, userId } = this.links.verify(PURPOSE, token);
      return { id: subjectId, operatorId: userId };
    } catch {
      return null;
    }
  }
}
