import {
  APPLICATION,
  APPLICATION_SOURCE_LABELS,
  type Application,
  type CreateApplication,
} from '@atrium/contracts';
import { allLabelled } from '@atrium/sdk';
import { MoneyField, NumberField, SelectField, type RecordForm } from '@atrium/ui';

export const blankApplication = (openingId: string): CreateApplication => ({
  openingId,
  name: '',
  email: null,
  phone: null,
  source: 'referral',
  askedPay: null,
  experience: null,
  noticeDays: null,
});

/** What an application says besides who it is from. */
export const ApplicationFields = ({ field }: RecordForm<typeof APPLICATION, Application>) => (
  <>
    <SelectField options={allLabelled(APPLICATION_SOURCE_LABELS)} {...field('source')} />
    <NumberField {...field('experience')} />
    <NumberField {...field('noticeDays')} />
    <MoneyField {...field('askedPay')} />
  </>
);
