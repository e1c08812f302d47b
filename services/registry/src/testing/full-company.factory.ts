import { expectDone, type FilledCompany } from '@atrium/testing';

/** Switches an app of the company off. */
export async function fillRegistry({ people: { admin } }: FilledCompany): Promise<void> {
  expectDone(await admin.put('/api/apps/notes', { enabled: false }));
}
