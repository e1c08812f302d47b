import type { ChangeJob, JobField } from '@atrium/contracts';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import type { Job } from './job-history.rules.js';

type JobColumns = Pick<EmployeeEntity, 'designationId' | 'departmentId' | 'managerId' | 'employmentType'>;

export const jobOf = ({ designationId, departmentId, managerId, employmentType }: JobColumns): Job => ({
  designation: designationId,
  department: departmentId,
  manager: managerId,
  employmentType,
});

/** What an order says of the job. */
export function valuesOf({
  designationId,
  departmentId,
  managerId,
  employmentType,
}: ChangeJob): Partial<Job> {
  return {
    ...(designationId !== undefined && { designation: designationId }),
    ...(departmentId !== undefined && { department: departmentId }),
    ...(managerId !== undefined && { manager: managerId }),
    ...(employmentType !== undefined && { employmentType }),
  };
}

export const fieldsOf = (order: ChangeJob): JobField[] => Object.keys(valuesOf(order)) as JobField[];

/** A job as columns of an employee. */
export const columnsOf = ({ designation, department, manager, employmentType }: Job): JobColumns => ({
  designationId: designation,
  departmentId: department,
  managerId: manager,
  employmentType,
});
