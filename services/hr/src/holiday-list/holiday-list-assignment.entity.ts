import { Column, Entity } from 'typeorm';
import { AssignmentEntity } from '../assignment/assignment.entity.js';

@Entity('holiday_list_assignment')
export class HolidayListAssignmentEntity extends AssignmentEntity {
  @Column('uuid', { name: 'list_id' }) listId: string;
}
