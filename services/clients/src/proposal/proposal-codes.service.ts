import { randomInt } from 'node:crypto';
import { PROPOSAL } from '@atrium/contracts';
import type { SignInOrigin } from '@atrium/identity';
import { Clock, Limiter, networkOf, notFound, refusedField, Secrets, TenantDb } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { outsideOf } from './guest.mapper.js';
import { ProposalLinks, type LinkRow } from './proposal-link.repository.js';
import { codeMail } from './proposal.mail.js';
import { ProposalPortal, type Reader } from './proposal-portal.service.js';

const CODE_DIGITS = 6;
const CODE_MS = 10 * 60_000;
/**
 * Codes and tries of one network, and of all together: whoever else has the link cannot use up those of the signer.
 */
const TRIES = { limit: 5, windowSeconds: 600 };
const ALL_TRIES = { limit: 25, windowSeconds: 600 };
const CODES = { limit: 5, windowSeconds: 3_600 };
const ALL_CODES = { limit: 15, windowSeconds: 3_600 };

interface Typed {
  code: string | null;
  origin: SignInOrigin;
}

/** Codes from the mailbox of a signer, by which somebody with a link proves to be the signer. */
@Injectable()
export class ProposalCodes {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly portal: ProposalPortal,
    private readonly links: ProposalLinks,
    private readonly limiter: Limiter,
    private readonly mailer: Mailer,
  ) {}

  /** Mails a code of six digits. @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS, why nobody can sign any more */
  async send(reader: Reader, origin: SignInOrigin): Promise<void> {
    const { proposalId, contactId } = await this.signer(reader);
    const key = `proposal codes ${proposalId} ${contactId}`;
    await this.limiter.hit(`${key} ${networkOf(origin.address)}`, CODES);
    await this.limiter.hit(key, ALL_CODES);
    await this.db.run(reader.companyId, async () => {
      const { row, link } = await this.portal.open(reader);
      if (!link?.email) throw notFound();
      this.portal.requireWaiting(row);
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const until = new Date(this.clock.now().getTime() + CODE_MS);
      await this.links.putCode(link, Secrets.hash(`${link.contactId} ${code}`), until);
      await this.note('code', link, origin);
      const to = { email: link.email, name: link.contactName };
      await this.mailer.send(codeMail(to, code, row.title), { languageOf: [] });
    });
  }

  /** Before the transaction of what is proven, which a wrong code undoes. @throws {AppError} TOO_MANY_ATTEMPTS */
  async countTry({ contactId, codeHash }: LinkRow, { address }: SignInOrigin): Promise<void> {
    const key = `proposal code ${contactId} ${codeHash ?? ''}`;
    await this.limiter.hit(`${key} ${networkOf(address)}`, TRIES);
    await this.limiter.hit(key, ALL_TRIES);
  }

  /** Inside `TenantDb.run` only. @throws {AppError} PROPOSAL_CODE on `code` */
  async prove(link: LinkRow, { code, origin }: Typed): Promise<void> {
    const { contactId, codeHash, codeUntil } = link;
    const right = codeHash !== null && Secrets.hash(`${contactId} ${code ?? ''}`) === codeHash;
    if (!right || !codeUntil || codeUntil <= this.clock.now())
      throw refusedField('code', PROPOSAL.errors.PROPOSAL_CODE);
    await this.note('proven', link, origin);
  }

  /** @throws {AppError} NOT_FOUND for who does not sign */
  signer(reader: Reader): Promise<LinkRow> {
    return this.db.run(reader.companyId, async () => {
      const { link } = await this.portal.find(reader);
      if (!link) throw notFound();
      return link;
    });
  }

  private note(kind: 'code' | 'proven', link: LinkRow, origin: SignInOrigin): Promise<void> {
    const { proposalId } = link;
    return this.links.note({ proposalId, kind, at: this.clock.now(), ...outsideOf(link, origin) });
  }
}
