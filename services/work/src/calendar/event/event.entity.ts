import type { CalendarHue, CalendarOwnerKind } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('calendar_event')
export class EventEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text', { name: 'owner_kind' }) ownerKind: CalendarOwnerKind;
  @Column('uuid', { name: 'owner_id', nullable: true }) ownerId: string | null;
  @Column('text') uid: string;
  @Column('text') title: string;
  @Column('text', { nullable: true }) place: string | null;
  @Column('text', { nullable: true }) link: string | null;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text', { nullable: true }) category: string | null;
  @Column('int', { nullable: true }) colour: CalendarHue | null;
  @Column('text', { nullable: true }) zone: string | null;
  @Column('text') starts: string;
  @Column('int') length: number;
  @Column('text', { nullable: true }) rule: string | null;
  @Column('text', { array: true, default: () => "'{}'" }) exdates: string[];
  @Column('text', { array: true, default: () => "'{}'" }) rdates: string[];
  @Column('timestamptz', { name: 'first_at' }) firstAt: Date;
  @Column('timestamptz', { name: 'last_at', nullable: true }) lastAt: Date | null;
  @Column('uuid', { name: 'room_id', nullable: true }) roomId: string | null;
  @Column('text') visibility: 'normal' | 'private';
  @Column('boolean') busy: boolean;
  @Column('text') state: 'tentative' | 'confirmed';
  @Column('uuid', { name: 'organiser_id' }) organiserId: string;
  @Column('boolean', { name: 'guests_hidden', default: false }) guestsHidden: boolean;
  @Column('int', { default: 0 }) sequence: number;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by' }) createdBy: string;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('timestamptz', { name: 'modified_at', default: () => 'now()' }) modifiedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
