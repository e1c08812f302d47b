import { APPLICATION_SOURCE_LABELS, type APPLICATION, type Application } from '@atrium/contracts';
import { allLabelled } from '@atrium/sdk';
import { MoneyField, NumberField, SelectField, type RecordForm } from '@atrium/ui';

/** What an application says besides who it is from. */
export const APPLICATION_FIELDS = ['source', 'experience', 'noticeDays', 'askedPay'] as const;

interface ApplicationFieldProps extends Pick<RecordForm<typeof APPLICATION, Application>, 'field'> {
  name: (typeof APPLICATION_FIELDS)[number];
}

/** A field of an application, the same where one is added and where one is changed. */
export function ApplicationField({ name, field }: ApplicationFieldProps) {
  switch (name) {
    case 'source':
      return <SelectField options={allLabelled(APPLICATION_SOURCE_LABELS)} {...field(name)} />;
    case 'askedPay':
      return <MoneyField {...field(name)} />;
    default:
      return <NumberField {...field(name)} />;
  }
}
