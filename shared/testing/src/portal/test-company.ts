import { randomBytes } from 'node:crypto';
import type { CurrentUser, Role } from '@atrium/contracts';
import { HttpClient, type Answer } from '../http/http-client.js';

/** The part of a portal that a company needs. */
export interface CompanyPortal {
  browser(): HttpClient;
  settle(): Promise<void>;
  tokenMailedTo(email: string): Promise<string>;
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

/** A company that signed up through the API. */
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

  /** A new person, invited by the admin, who has accepted and is signed in. */
  async person(
    role: Role,
    given: { email?: string; firstName?: string; lastName?: string } = {},
  ): Promise<TestPerson> {
    const { email = uniqueEmail(role), firstName = 'Ravi', lastName = role } = given;
    expectStatus(await this.admin.post('/api/users/invitations', { email, firstName, lastName, role }), 201);
    const token = await this.portal.tokenMailedTo(email);
    const browser = this.portal.browser();
    const accepted = await browser.post('/api/auth/invitations/accept', {
      token,
      firstName,
      lastName,
      password: TEST_PASSWORD,
    });
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

export async function signUpCompany(
  portal: CompanyPortal,
  given: { code?: string; name?: string; timezone?: string },
): Promise<TestCompany> {
  const { code = `acme-${randomBytes(4).toString('hex')}`, name = 'Acme', timezone = 'Asia/Kolkata' } = given;
  const email = uniqueEmail('admin');
  const browser = portal.browser();
  const signUp = await browser.post('/api/companies', {
    companyName: name,
    companyCode: code,
    firstName: 'Asha',
    lastName: 'Rao',
    email,
    password: TEST_PASSWORD,
    timezone,
  });
  expectStatus(signUp, 201);
  const token = await portal.tokenMailedTo(email);
  const confirmed = expectStatus(await browser.post('/api/auth/confirm', { token }), 200);
  await portal.settle();
  return new TestCompany(portal, new TestPerson(browser, confirmed.user));
}

const uniqueEmail = (name: string): string =>
  `${name.toLowerCase()}-${randomBytes(4).toString('hex')}@acme.test`;

function expectStatus(answer: Answer, status: number): Answer['body'] {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`);
  return answer.body;
}
