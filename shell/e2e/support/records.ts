import { expect, type Page } from '@playwright/test';

/** What the answer to a change always has. */
interface Saved {
  id: string;
  version: number;
}

const sendBy =
  (method: 'post' | 'patch') =>
  /** As whoever is signed in on the page: what a test needs before it begins, or what somebody else does meanwhile. */
  async (page: Page, path: string, data: object): Promise<Saved> => {
    const { origin } = new URL(page.url());
    const answer = await page.request[method](`${origin}/api/${path}`, { headers: { origin }, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Saved;
  };
export const post = sendBy('post');
export const patch = sendBy('patch');

/** As whoever is signed in on the page. */
export async function read<Answer = Saved>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api/${path}`);
  return (await answer.json()) as Answer;
}

/** The id of whoever is signed in on the page. */
export const readMyId = async (page: Page): Promise<string> =>
  (await read<{ user: { id: string } }>(page, 'auth/me')).user.id;

/** A word that no other test writes. */
export const freshWord = (): string => crypto.randomUUID().slice(0, 8);

let phones = Date.now() % 1e8;
/** A mobile number that no other test writes. */
export const freshPhone = (): string => `+9197${String((phones += 1)).padStart(8, '0')}`;

/** A lead with nothing but a way to reach them; its maker's, unless a manager makes it. */
export const newLead = (more: object) => ({
  name: 'Farida Contractor',
  company: null,
  emails: [],
  phones: [freshPhone()],
  source: 'call',
  ownerId: null,
  value: null,
  probability: 20,
  expectedClose: null,
  services: [],
  city: null,
  nextAction: null,
  nextOn: null,
  nextTime: null,
  campaign: null,
  knownReason: null,
  ...more,
});

export const newClient = (more: object) => ({
  code: null,
  type: 'company',
  status: 'active',
  ownerId: null,
  industry: null,
  gstin: null,
  address: null,
  city: null,
  postalCode: null,
  country: 'IN',
  currency: 'INR',
  tags: [],
  services: [],
  timezone: 'Asia/Kolkata',
  website: null,
  contacts: [],
  knownReason: null,
  ...more,
});

export const newContact = (more: object) => ({
  role: null,
  emails: [],
  phones: [freshPhone()],
  isPrimary: false,
  signs: false,
  doNotCall: false,
  ...more,
});
