import { AppError, Clock, createLinkToken, ENV, parseLinkToken, TenantDb, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { LinkEntity } from './link.entity.js';
import { LinkRepository } from './link.repository.js';
import { linkExpiry, type LinkKind } from './link.rules.js';

export interface LinkRequest {
  userId: string;
  kind: LinkKind;
  /** The user who requests it; null when its owner does. */
  createdBy: string | null;
}

/** Mailed links: single-use, stored as a hash, at most one open link of a kind per user. */
@Injectable()
export class LinkService {
  constructor(
    private readonly db: TenantDb,
    private readonly links: LinkRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  /**
   * Inside `TenantDb.run` only. Invalidates the user's older link of this kind.
   * @param page below the portal's URL: `signup`
   * @returns the URL for a mail, which is stored nowhere. Its token is behind the `#`, which browsers do not send, so it
   * gets into no proxy's log and no Referer. Pages read it with `useLinkToken`.
   */
  async issue({ userId, kind, createdBy }: LinkRequest, page: string): Promise<string> {
    const { token, hash } = createLinkToken(this.db.currentCompanyId());
    const createdAt = this.clock.now();
    const expiresAt = linkExpiry(kind, createdAt);
    await this.links.replace({ userId, kind, tokenHash: hash, expiresAt, createdAt, createdBy });
    return `${this.env.publicUrl}/${page}#token=${token}`;
  }

  /** Inside `TenantDb.run` only. Invalidates all links of a user. */
  revokeAllOf(userId: string): Promise<void> {
    return this.links.deleteAllOf(userId);
  }

  /**
   * Runs `work` in the link's company without using the link up.
   * @throws {AppError} LINK_INVALID, LINK_EXPIRED
   */
  async look<T>(kind: LinkKind, token: string, work: (link: LinkEntity) => Promise<T>): Promise<T> {
    const { companyId, hash } = parse(token);
    return this.db.run(companyId, async () => work(await this.getOpen(kind, hash)));
  }

  /**
   * Uses the link up and runs `work` for its user in the same transaction.
   * @throws {AppError} LINK_INVALID, LINK_EXPIRED; when `work` throws, the link stays valid
   */
  async redeem<T>(kind: LinkKind, token: string, work: (userId: string) => Promise<T>): Promise<T> {
    const { companyId, hash } = parse(token);
    return this.db.run(companyId, async () => {
      await this.getOpen(kind, hash);
      const userId = await this.links.take(kind, hash, this.clock.now());
      if (!userId) throw new AppError('LINK_INVALID');
      return work(userId);
    });
  }

  private async getOpen(kind: LinkKind, hash: string): Promise<LinkEntity> {
    const link = await this.links.getByHash(kind, hash);
    if (!link) throw new AppError('LINK_INVALID');
    if (link.expiresAt <= this.clock.now()) throw new AppError('LINK_EXPIRED');
    return link;
  }
}

function parse(token: string): { companyId: string; hash: string } {
  const parsed = parseLinkToken(token);
  if (!parsed) throw new AppError('LINK_INVALID');
  return parsed;
}
