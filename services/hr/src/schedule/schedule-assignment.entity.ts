import { Column, Entity } from 'typeorm';
import { AssignmentEntity } from '../assignment/assignment.entity.js';

@Entity('schedule_assignment')
export class ScheduleAssignmentEntity extends AssignmentEntity {
  @Column('uuid', { name: 'schedule_id' }) scheduleId: string;
}
