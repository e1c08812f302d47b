import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RemoteSwitchEntity } from './remote-switch.entity.js';

export type RemoteSwitch = Omit<RemoteSwitchEntity, 'companyId'>;

@Injectable()
export class RemoteSwitchRepository {
  constructor(private readonly db: TenantDb) {}

  list(): Promise<RemoteSwitch[]> {
    return this.db.current().findBy(RemoteSwitchEntity, { companyId: this.db.currentCompanyId() });
  }

  async set(change: RemoteSwitch): Promise<void> {
    const row = { ...change, companyId: this.db.currentCompanyId() };
    await this.db.current().upsert(RemoteSwitchEntity, row, ['companyId', 'remoteId']);
  }
}
