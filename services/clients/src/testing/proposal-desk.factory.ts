import type { Client, Proposal } from '@atrium/contracts';
import { expectDone, TestPortal, type TestClock, type TestCompany, type TestPerson } from '@atrium/testing';
import { clientDraft, contactDraft } from './client-draft.factory.js';
import { executive } from './executive.factory.js';
import { proposalDraft } from './proposal-draft.factory.js';

type Given = Partial<Parameters<typeof proposalDraft>[0]>;

/** Who signs for the client, Sameer Kulkarni. */
export const SIGNER = 'sameer@lotus.example';

/** A company in which Asha writes proposals to a client, and the mailbox of who signs them. */
export class ProposalDesk {
  private constructor(
    readonly portal: TestPortal,
    readonly acme: TestCompany,
    /** Signed in; after a day she is not any longer. */
    public asha: TestPerson,
    readonly client: Client,
  ) {}

  static async open(clock: TestClock): Promise<ProposalDesk> {
    const portal = await TestPortal.start({ clock });
    const acme = await portal.company({ name: 'Acme Media', timezone: 'Asia/Kolkata' });
    const asha = await executive(acme, 'Asha');
    const contacts = [contactDraft({ firstName: 'Sameer', lastName: 'Kulkarni', emails: [SIGNER] })];
    const given = clientDraft({ name: 'Lotus Diagnostics', contacts });
    return new ProposalDesk(portal, acme, asha, expectDone(await asha.post<Client>('/api/clients', given)));
  }

  async draft(more: Given = {}): Promise<Proposal> {
    const given = proposalDraft({ clientId: this.client.id, signerIds: [this.client.contact!.id], ...more });
    return expectDone(await this.asha.post<Proposal>('/api/proposals', given));
  }

  /** A step on the proposal as it now stands. */
  async take(by: TestPerson, { id }: Pick<Proposal, 'id'>, step: string) {
    const { version } = expectDone(await by.get<Proposal>(`/api/proposals/${id}`));
    return by.post(`/api/proposals/${id}/${step}`, { version });
  }

  /** @param mailbox of another signer */
  async send(more: Given = {}, mailbox = SIGNER) {
    const made = await this.draft(more);
    expectDone(await this.take(this.asha, made, 'send'));
    const link = (await this.linksTo(mailbox)).at(-1) ?? '';
    return { made, link, outside: this.outside(link) };
  }

  outside(link: string) {
    return (step: string, body: object = {}) =>
      this.portal.browser().post(`/api/proposal-links/${step}`, { link, ...body });
  }

  async linksTo(mailbox: string): Promise<string[]> {
    const mails = await this.portal.mailsTo(mailbox);
    return mails.flatMap(({ text }) => /#link=([\w.-]{40,})/.exec(text)?.[1] ?? []);
  }

  async codeTo(mailbox = SIGNER): Promise<string> {
    return /Enter (\d{6})/.exec((await this.portal.mailsTo(mailbox)).at(-1)?.text ?? '')?.[1] ?? '';
  }
}
