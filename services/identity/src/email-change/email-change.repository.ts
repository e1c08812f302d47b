import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { EmailChangeEntity } from './email-change.entity.js';

@Injectable()
export class EmailChangeRepository {
  constructor(private readonly db: TenantDb) {}

  find(userId: string): Promise<EmailChangeEntity | null> {
    return this.db.current().findOneBy(EmailChangeEntity, { ...this.company(), userId });
  }

  /** A change that waits for the new address to be confirmed. */
  findOpen(userId: string): Promise<EmailChangeEntity | null> {
    return this.db.current().findOneBy(EmailChangeEntity, { ...this.company(), userId, changedAt: IsNull() });
  }

  /** Replaces the person's last change. */
  async replace(
    change: Pick<EmailChangeEntity, 'userId' | 'oldEmail' | 'newEmail' | 'requestedAt'>,
  ): Promise<void> {
    const row = { ...change, ...this.company(), changedAt: null };
    await this.db.current().upsert(EmailChangeEntity, row, ['companyId', 'userId']);
  }

  async markChanged(userId: string, now: Date): Promise<void> {
    await this.db.current().update(EmailChangeEntity, { ...this.company(), userId }, { changedAt: now });
  }

  async delete(userId: string): Promise<void> {
    await this.db.current().delete(EmailChangeEntity, { ...this.company(), userId });
  }

  /** For all people. */
  async deleteOlder(than: Date): Promise<void> {
    await this.db.current().delete(EmailChangeEntity, { ...this.company(), requestedAt: LessThan(than) });
  }

  private company() {
    return { companyId: this.db.currentCompanyId() };
  }
}
