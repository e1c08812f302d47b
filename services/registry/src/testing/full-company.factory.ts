import { expectDone, type FilledCompany } from '@atrium/testing';

/** An app that the company has switched off. */
export async function fillRegistry({ people: { admin } }: FilledCompany): Promise<void> {
  expectDone(await admin.put('/api/apps/notes', { enabled: false }));
}
