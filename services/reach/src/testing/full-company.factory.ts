import { expectDone, type FilledCompany } from '@atrium/testing';
import { MailRelease } from '../mail/mail-release.js';

/** Stores a setting that a person has chosen, and lets the company's mail go. */
export async function fillReach({ portal, company, people: { employee } }: FilledCompany): Promise<void> {
  const choice = { value: { theme: 'dark' }, version: 0 };
  expectDone(await employee.put('/api/settings/portal.display', choice));
  await portal.app.get(MailRelease).release(company.id, 'ops@atrium.test');
}
