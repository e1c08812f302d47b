import { ROLES, type Role } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import {
  expectDone,
  TEST_PASSWORD,
  type FilledCompany,
  type TestPerson,
  type TestPortal,
} from '@atrium/testing';

/** A company with somebody of every role. @param word in every name, so that it can be recognised wherever it appears */
export async function createPeople(portal: TestPortal, word: string): Promise<FilledCompany> {
  const company = await portal.company({ name: `${word} Studio`, code: `${word}-studio` });
  const { admin } = company;
  await nameAfter(admin, word);
  const people = { admin } as Record<Role, TestPerson>;
  for (const role of ROLES.filter((other) => other !== 'admin')) {
    people[role] = await company.person(role, {
      email: `${role.toLowerCase()}@${word}.test`,
      firstName: `${word} ${role}`,
      lastName: `${word}son`,
    });
  }
  return { portal, company, people, word };
}

/** Adds rows of accounts besides people. @returns tokens of links that were mailed and not used */
export async function fillIdentity(filled: FilledCompany): Promise<string[]> {
  await secure(filled);
  return mailLinks(filled);
}

/** Everybody who signs up in tests has one name. */
async function nameAfter(admin: TestPerson, word: string): Promise<void> {
  const path = `/api/users/${admin.user.id}`;
  const { version } = expectDone(await admin.get<{ version: number }>(path));
  expectDone(await admin.patch(path, { version, firstName: `${word} Asha`, lastName: `${word} Rao` }));
}

/** A second factor with its recovery codes, and an e-mail that waits for its confirmation. */
async function secure({ portal: { app }, people: { hr }, word }: FilledCompany): Promise<void> {
  expectDone(await hr.post('/api/account/email', { password: TEST_PASSWORD, email: `new.hr@${word}.test` }));
  expectDone(await hr.post('/api/account/second-factor'));
  const companyId = hr.user.company.id;
  await app
    .get(TenantDb)
    .run(companyId, (tx) =>
      tx.query('insert into recovery_code (company_id, user_id, code_hash) values ($1, $2, $3)', [
        companyId,
        hr.user.id,
        `${word} code`,
      ]),
    );
}

async function mailLinks({ portal, company, word }: FilledCompany): Promise<string[]> {
  const { admin, code } = company;
  const email = `waiting@${word}.test`;
  const person = { email, firstName: `${word} Waiting`, lastName: `${word}ji`, role: 'employee' };
  expectDone(await admin.post('/api/users/invitations', person));
  const forgetful = `employee@${word}.test`;
  expectDone(await portal.browser().post('/api/auth/recover', { companyCode: code, email: forgetful }));
  return [await portal.tokenMailedTo(email), await portal.tokenMailedTo(forgetful)];
}
