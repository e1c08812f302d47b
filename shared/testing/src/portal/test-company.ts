import { randomBytes } from 'node:crypto';
import type { CurrentUser, Role } from '@atrium/contracts';
import { foundCompany, joinCompany, type Joined } from '@atrium/identity/people';
import { SessionCookie } from '@atrium/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HttpClient, type Answer } from '../http/http-client.js';

/** The part of a portal that a company needs. */
interface CompanyPortal {
  readonly app: NestFastifyApplication;
  browser(): HttpClient;
  settle(): Promise<void>;
  tokenMailedTo(email: string): Promise<string>;
}

interface GivenPerson {
  email?: string;
  firstName?: string;
  lastName?: string;
}

export interface GivenCompany {
  code?: string;
  name?: string;
  timezone?: string;
}

export const TEST_PASSWORD = 'correct horse battery';

/** A browser in which a person of a company is signed in. */
export class TestPerson extends HttpClient {
  constructor(
    browser: HttpClient,
    readonly user: CurrentUser,
  ) {
    super(browser.baseUrl, browser);
  }
}

/** A company that has signed up. */
export class TestCompany {
  constructor(
    private readonly portal: CompanyPortal,
    readonly admin: TestPerson,
  ) {}

  get id(): string {
    return this.admin.user.company.id;
  }

  get code(): string {
    return this.admin.user.company.code;
  }

  /** A new person who has joined and is signed in. Nobody is mailed or told of it, and no invitation is in the trail. */
  async person(role: Role, given: GivenPerson = {}): Promise<TestPerson> {
    const { email = uniqueEmail(role), firstName = 'Ravi', lastName = role } = given;
    const inviter = { id: this.admin.user.id, companyId: this.id };
    const browser = this.portal.browser();
    const account = { email, firstName, lastName, role, password: TEST_PASSWORD };
    const person = { ...account, address: browser.address };
    return personOf(this.portal, browser, await joinCompany(this.portal.app, inviter, person));
  }

  /** Like `person`, by an invitation of the admin that the person accepts, with all that it leaves behind. */
  async invitedPerson(role: Role, given: GivenPerson = {}): Promise<TestPerson> {
    const { email = uniqueEmail(role), firstName = 'Ravi', lastName = role } = given;
    expectStatus(await this.admin.post('/api/users/invitations', { email, firstName, lastName, role }), 201);
    const token = await this.portal.tokenMailedTo(email);
    const browser = this.portal.browser();
    const person = { firstName, lastName, password: TEST_PASSWORD };
    const accepted = await browser.post('/api/auth/invitations/accept', { token, ...person });
    await this.portal.settle();
    return new TestPerson(browser, expectStatus(accepted, 200).user);
  }

  /** Signs an existing person in in another browser. */
  async signIn(email: string): Promise<TestPerson> {
    const browser = this.portal.browser();
    const body = { companyCode: this.code, email, password: TEST_PASSWORD };
    return new TestPerson(browser, expectStatus(await browser.post('/api/auth/login', body), 200).user);
  }
}

/** A company whose admin is signed in, without the mails of a sign-up and its trail. */
export async function foundTestCompany(portal: CompanyPortal, given: GivenCompany): Promise<TestCompany> {
  const { code = `acme-${randomBytes(4).toString('hex')}`, name = 'Acme', timezone = 'Asia/Kolkata' } = given;
  const browser = portal.browser();
  const account = { email: uniqueEmail('admin'), password: TEST_PASSWORD, address: browser.address };
  const admin = { firstName: 'Asha', lastName: 'Rao', ...account };
  const founded = await foundCompany(portal.app, { code, name, timezone, admin });
  return new TestCompany(portal, await personOf(portal, browser, founded));
}

/** A company whose admin has signed up and confirmed their e-mail, with all that it leaves behind. */
export async function signUpCompany(portal: CompanyPortal, given: GivenCompany): Promise<TestCompany> {
  const { code = `acme-${randomBytes(4).toString('hex')}`, name = 'Acme', timezone = 'Asia/Kolkata' } = given;
  const email = uniqueEmail('admin');
  const browser = portal.browser();
  const admin = { firstName: 'Asha', lastName: 'Rao', email, password: TEST_PASSWORD };
  const company = { companyName: name, companyCode: code, timezone };
  expectStatus(await browser.post('/api/companies', { ...company, ...admin }), 201);
  const token = await portal.tokenMailedTo(email);
  const confirmed = expectStatus(await browser.post('/api/auth/confirm', { token }), 200);
  await portal.settle();
  return new TestCompany(portal, new TestPerson(browser, confirmed.user));
}

/** Once everything that follows from their joining is done. */
async function personOf(
  portal: CompanyPortal,
  browser: HttpClient,
  { user, token }: Joined,
): Promise<TestPerson> {
  await portal.settle();
  browser.setCookie(portal.app.get(SessionCookie).name, token);
  return new TestPerson(browser, user);
}

const uniqueEmail = (name: string): string =>
  `${name.toLowerCase()}-${randomBytes(4).toString('hex')}@acme.test`;

function expectStatus(answer: Answer, status: number): Answer['body'] {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`);
  return answer.body;
}
