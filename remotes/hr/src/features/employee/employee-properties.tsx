import { EMPLOYMENT_TYPE_LABELS, type Employee } from '@atrium/contracts';
import { lazyPage, t, translate } from '@atrium/sdk';
import { StatusText, type PropertyFormProps, type RecordProperties } from '@atrium/ui';
import { dateInWords } from './employee.format.js';

const EmployeeProperty = lazyPage<PropertyFormProps<Employee>>(
  () => import('./components/employee-property.js'),
);

const day = (given: string | null | undefined) => given && dateInWords(given);

/** What is known of an employee, beside the story of their employment. */
export const employeeProperties = (): RecordProperties<Employee> => ({
  Form: EmployeeProperty,
  list: [
    { name: 'managerId', shown: ({ manager }) => manager?.name },
    { name: 'designationId', shown: ({ designation }) => designation?.name },
    { name: 'departmentId', shown: ({ department }) => department?.name },
    {
      name: 'employmentType',
      shown: ({ employmentType }) => translate(EMPLOYMENT_TYPE_LABELS[employmentType]),
    },
    {
      name: 'joiningDate',
      shown: ({ joiningDate, joiningAssumed }) =>
        joiningAssumed ? (
          <StatusText tone="warning">{t('Not said yet')}</StatusText>
        ) : (
          dateInWords(joiningDate)
        ),
    },
    { name: 'confirmDate', shown: ({ confirmDate }) => day(confirmDate) },
    {
      name: 'lastWorkingDay',
      label: t('Last working day'),
      shown: ({ lastWorkingDay }) => day(lastWorkingDay),
      fixed: true,
    },
    {
      name: 'workEmail',
      shown: ({ workEmail }) => (
        <a href={`mailto:${workEmail}`} dir="ltr">
          {workEmail}
        </a>
      ),
    },
    {
      name: 'phone',
      shown: ({ phone }) =>
        phone && (
          <a href={`tel:${phone}`} dir="ltr">
            {phone}
          </a>
        ),
    },
    { name: 'birthDate', shown: ({ birthDate }) => day(birthDate) },
    { name: 'attendanceFrom', shown: ({ attendanceFrom }) => day(attendanceFrom) },
    { name: 'timezone', shown: ({ timezone }) => <bdi dir="ltr">{timezone}</bdi> },
    { name: 'firstName', shown: ({ firstName }) => firstName },
    { name: 'lastName', shown: ({ lastName }) => lastName },
  ],
});
