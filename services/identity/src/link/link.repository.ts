import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { LinkEntity } from './link.entity.js';
import type { LinkKind } from './link.rules.js';

export type NewLink = Omit<LinkEntity, 'companyId'>;

@Injectable()
export class LinkRepository {
  constructor(private readonly db: TenantDb) {}

  /** Replaces the user's open link of this kind, whose token then no longer works. */
  async replace(link: NewLink): Promise<void> {
    const row = { ...link, companyId: this.db.currentCompanyId() };
    await this.db.current().upsert(LinkEntity, row, ['companyId', 'userId', 'kind']);
  }

  getByHash(kind: LinkKind, tokenHash: string): Promise<LinkEntity | null> {
    return this.db.current().findOneBy(LinkEntity, { ...this.company(), kind, tokenHash });
  }

  /**
   * Deletes a valid link. Of several concurrent uses, one gets it.
   * @returns the link's user; null when the link no longer exists
   */
  async take(kind: LinkKind, tokenHash: string, now: Date): Promise<string | null> {
    const rows: { userId: string }[] = await this.db.current().query(
      `with taken as (
         delete from link where company_id = $1 and kind = $2 and token_hash = $3 and expires_at > $4 returning user_id
       )
       select user_id as "userId" from taken`,
      [this.db.currentCompanyId(), kind, tokenHash, now],
    );
    return rows[0]?.userId ?? null;
  }

  async deleteAllOf(userId: string): Promise<void> {
    await this.db.current().delete(LinkEntity, { ...this.company(), userId });
  }

  async deleteExpired(before: Date): Promise<void> {
    await this.db.current().delete(LinkEntity, { ...this.company(), expiresAt: LessThan(before) });
  }

  private company() {
    return { companyId: this.db.currentCompanyId() };
  }
}
