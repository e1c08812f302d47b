import type { Employee, Page, Ref } from '@atrium/contracts';

export const design: Ref = { id: '01890000-0000-7000-8000-0000000000d1', name: 'Design' };
const designer: Ref = { id: '01890000-0000-7000-8000-0000000000c1', name: 'Designer' };

export const riya: Employee = {
  id: '01890000-0000-7000-8000-0000000000e1',
  code: 'E0001',
  firstName: 'Riya',
  lastName: 'Kapoor',
  workEmail: 'riya@acme.test',
  phone: null,
  designation: designer,
  department: design,
  employmentType: 'permanent',
  joiningDate: '2021-08-12',
  attendanceFrom: null,
  joiningAssumed: false,
  birthDate: '1994-06-30',
  confirmDate: null,
  lastWorkingDay: null,
  timezone: 'Asia/Kolkata',
  manager: null,
  status: 'active',
  userId: null,
  photoFileId: null,
  archivedAt: null,
  version: 3,
  allowedTransitions: ['update', 'invite', 'archive'],
};

export const pageOf = (items: Employee[]): Page<Employee> => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsExact: true,
});
