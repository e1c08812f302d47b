import type { PermissionEntry, PermissionResource, Tab } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('permission_entry')
export class PermissionEntryEntity {
  @PrimaryColumn({ name: 'company_id', type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  tab: Tab;

  @Column({ name: 'access_type', type: 'text' })
  accessType: PermissionEntry['accessType'];

  @Column({ type: 'jsonb', default: [] })
  resources: PermissionResource[];
}
