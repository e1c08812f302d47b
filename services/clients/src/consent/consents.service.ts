import { readPhone, Records } from '@atrium/records';
import {
  CONSENT,
  CONSENT_CHANNELS,
  CONSENT_PURPOSES,
  type Consent,
  type ConsentAbout,
  type ConsentChannel,
  type ConsentPurpose,
  type ConsentStanding,
  type CreateConsent,
  readEmail,
} from '@atrium/contracts';
import { Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CONTACTS, type ContactRow, type ContactSteps } from '../client/contact.record.js';
import { HOME } from '../home.rules.js';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';
import type { ConsentEntity } from './consent.entity.js';
import { CONSENTS, type ConsentSteps } from './consent.record.js';
import { ConsentRepository } from './consent.repository.js';

const MOST_SHOWN = 100;
/** Kept with the consent, in the language of all evidence. */
const MERGED = 'Merged with a contact that had opted out.';

const MERGE_UNDONE = 'The merge that had opted this address out was undone.';

/** An opt-out that came by a merge. */
export interface ClosedConsent {
  address: string;
  channel: ConsentChannel;
  purpose: ConsentPurpose;
  /** What counted before; null: nothing had been said. */
  before: 'opted_in' | null;
}

/** Whether somebody may be reached, and why not. */
export type Reachable = 'yes' | 'opted_out' | 'never_asked' | 'do_not_call' | 'no_address';

/** What somebody is reached by. */
type Reached = Pick<ContactRow, 'emails' | 'phones' | 'doNotCall'>;

type Given = Omit<ConsentEntity, 'companyId' | 'id' | 'version' | 'createdAt' | 'createdBy'>;

/** What people agreed to. Nothing is changed; for each address, channel and purpose the newest choice counts. */
@Injectable()
export class Consents {
  private readonly consents: ConsentSteps;
  private readonly leads: LeadSteps;
  private readonly contacts: ContactSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly repository: ConsentRepository,
  ) {
    this.consents = records.of(CONSENTS);
    this.leads = records.of(LEADS);
    this.contacts = records.of(CONTACTS);
  }

  /**
   * Whether a message or call may go to an address. Marketing needs a consent; who asked is answered unless they opted
   * out. Inside `TenantDb.run` only.
   */
  async mayReach(address: string, channel: ConsentChannel, purpose: ConsentPurpose): Promise<Reachable> {
    const found = await this.mayReachAll([address], channel, purpose);
    return found.get(address) ?? 'no_address';
  }

  /** Like `mayReach`, for many addresses of one channel. */
  async mayReachAll(
    addresses: readonly string[],
    channel: ConsentChannel,
    purpose: ConsentPurpose,
  ): Promise<Map<string, Reachable>> {
    const stored = new Map(addresses.map((address) => [address, addressIn(channel, address)]));
    const known = [...stored.values()].filter((address) => address !== null);
    const newest = await this.repository.newest({ addresses: known, channel, purpose });
    const notCalled = channel === 'phone' ? await this.repository.notCalled(known) : new Set<string>();
    const say = (address: string | null): Reachable => {
      if (address === null) return 'no_address';
      if (notCalled.has(address)) return 'do_not_call';
      const state = newest.get(address);
      if (state === 'opted_out') return 'opted_out';
      return state === 'opted_in' || purpose === 'enquiry' ? 'yes' : 'never_asked';
    };
    return new Map([...stored].map(([given, address]) => [given, say(address)]));
  }

  /** What was chosen last; who asked agreed to an answer unless they opted out. Inside `TenantDb.run` only. */
  async agrees(address: string, channel: ConsentChannel, purpose: ConsentPurpose): Promise<boolean> {
    const newest = await this.repository.newest({ addresses: [address], channel, purpose });
    const state = newest.get(address);
    return state === undefined ? purpose === 'enquiry' : state === 'opted_in';
  }

  /** Keeps choices of people. Inside `TenantDb.run` only. @param by null: the people themselves */
  async keep(given: readonly Given[], by: SignedInUser | null): Promise<void> {
    if (given.length === 0) return;
    const ids = await this.consents.table.insert([...given], by?.id ?? null);
    await this.consents.recordAll({ step: 'create', by, ids });
  }

  /**
   * Of people who turn out to be one: where any of their addresses opted out, all of them are. Inside `TenantDb.run`
   * only, in the transaction of the merge.
   * @returns what opted out by it
   */
  async unite(addresses: readonly string[], by: SignedInUser | null): Promise<ClosedConsent[]> {
    const closed: ClosedConsent[] = [];
    for (const channel of CONSENT_CHANNELS)
      for (const purpose of CONSENT_PURPOSES) {
        const own = addresses.filter((address) => addressIn(channel, address) !== null);
        const newest = await this.repository.newest({ addresses: own, channel, purpose });
        if (![...newest.values()].includes('opted_out')) continue;
        const open = own.filter((address) => newest.get(address) !== 'opted_out');
        const said = {
          state: 'opted_out',
          source: 'merge',
          evidence: MERGED,
        } as const;
        const when = { leadId: null, contactId: null, occurredAt: this.clock.now() };
        await this.keep(
          open.map((address) => ({ address, channel, purpose, ...said, ...when })),
          by,
        );
        for (const address of open)
          closed.push({ address, channel, purpose, before: newest.has(address) ? 'opted_in' : null });
      }
    return closed;
  }

  /**
   * Takes back what `unite` closed, where nothing was said since. Where nothing had been said before, only an answer is
   * allowed again: marketing needs a consent anyway. Inside `TenantDb.run` only.
   */
  async reopen(closed: readonly ClosedConsent[], by: SignedInUser | null): Promise<void> {
    for (const { address, channel, purpose, before } of closed) {
      if (before === null && purpose !== 'enquiry') continue;
      const newest = await this.repository.newestOf({ address, channel, purpose });
      if (newest?.source !== 'merge' || newest.state !== 'opted_out') continue;
      const said = { state: 'opted_in', source: 'merge', evidence: MERGE_UNDONE } as const;
      const when = { leadId: null, contactId: null, occurredAt: this.clock.now() };
      await this.keep([{ address, channel, purpose, ...said, ...when }], by);
    }
  }

  /** @throws {AppError} NOT_FOUND, also of a person whom the reader may not see */
  standing(user: SignedInUser, about: ConsentAbout): Promise<ConsentStanding> {
    return this.db.run(user.companyId, async () => {
      const { emails, phones, doNotCall } = await this.person(user, about);
      const ids = await this.repository.idsOf([...emails, ...phones], MOST_SHOWN);
      const rows = await this.consents.rows.readAll(ids);
      const show = this.consents.rows.showTo(user);
      const sorted = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      return { emails, phones, doNotCall, items: sorted.map(show) };
    });
  }

  /** @throws {AppError} NOT_FOUND of the person, CONSENT_ADDRESS on `address` */
  create(user: SignedInUser, { about, ...given }: CreateConsent): Promise<Consent> {
    return this.db.run(user.companyId, async () => {
      const { emails, phones } = await this.person(user, about);
      const own = given.channel === 'email' ? emails : phones;
      if (!own.includes(given.address)) throw refusedField('address', CONSENT.errors.CONSENT_ADDRESS);
      return this.consents.create(user, {
        ...given,
        source: 'staff',
        occurredAt: this.clock.now(),
        leadId: about.kind === 'lead' ? about.id : null,
        contactId: about.kind === 'contact' ? about.id : null,
      });
    });
  }

  /** @throws {AppError} NOT_FOUND, also of a person whom the reader may not see */
  private async person(user: SignedInUser, { kind, id }: ConsentAbout): Promise<Reached> {
    if (kind === 'contact') return this.contacts.find(user, id);
    const { emails, phones } = await this.leads.findItself(user, id);
    return { emails, phones, doNotCall: false };
  }
}

/** The address as it is stored; null where the channel has no such address. */
const addressIn = (channel: ConsentChannel, address: string): string | null =>
  channel === 'email' ? readEmail(address) : (readPhone(address, HOME.country)?.e164 ?? null);
