import {
  CONSENT_CHANNELS,
  CONSENT_PURPOSES,
  type ConsentChannel,
  type ConsentLinkAnswer,
  type SaveConsentLink,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, ENV, Limiter, networkOf, SignedTexts, TenantDb, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Consents } from './consents.service.js';

const PURPOSE = 'consent link';
const claimSchema = z.tuple([z.uuid(), z.enum(CONSENT_CHANNELS), z.string().max(254)]);
const SAVES = { limit: 60, windowSeconds: 3_600 };

/** The page on which somebody says what they may be sent. Its link is signed and works for as long as the key does. */
@Injectable()
export class ConsentLinks {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly texts: SignedTexts,
    private readonly consents: Consents,
    private readonly directory: UserDirectoryService,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  /** For the foot of a message. Inside `TenantDb.run` only. @param address as it is stored */
  async urlFor(channel: ConsentChannel, address: string): Promise<string> {
    const companyId = this.db.currentCompanyId();
    const { code } = await this.directory.getCompany(companyId);
    const link = this.texts.sign(PURPOSE, JSON.stringify([companyId, channel, address]));
    return `${this.env.publicUrl}/${code}/client/preferences#link=${link}`;
  }

  /** Changes nothing. @throws {AppError} LINK_INVALID */
  read(link: string): Promise<ConsentLinkAnswer> {
    const [companyId, channel, address] = this.claimOf(link);
    return this.db.run(companyId, () => this.show(channel, address));
  }

  /** @throws {AppError} LINK_INVALID, TOO_MANY_ATTEMPTS */
  save({ link, ...chosen }: SaveConsentLink, ip: string): Promise<ConsentLinkAnswer> {
    const [companyId, channel, address] = this.claimOf(link);
    return this.db.run(companyId, async () => {
      await this.limiter.hit(`consent link ${companyId} ${address}`, SAVES, this.db.current());
      const before = await this.show(channel, address);
      const changed = CONSENT_PURPOSES.filter((purpose) => before[purpose] !== chosen[purpose]);
      const evidence = `Preferences page (${networkOf(ip)})`;
      const said = { address, channel, source: 'link', evidence, leadId: null, contactId: null } as const;
      const given = changed.map((purpose) => ({
        ...said,
        purpose,
        occurredAt: this.clock.now(),
        state: chosen[purpose] ? ('opted_in' as const) : ('opted_out' as const),
      }));
      await this.consents.keep(given, null);
      return this.show(channel, address);
    });
  }

  private async show(channel: ConsentChannel, address: string): Promise<ConsentLinkAnswer> {
    const { name: company } = await this.directory.getCompany(this.db.currentCompanyId());
    const [marketing, enquiry] = [
      await this.consents.agrees(address, channel, 'marketing'),
      await this.consents.agrees(address, channel, 'enquiry'),
    ];
    return { company, address: hide(address), channel, marketing, enquiry };
  }

  private claimOf(link: string): z.infer<typeof claimSchema> {
    const text = this.texts.read(PURPOSE, link);
    if (text === null) throw new AppError('LINK_INVALID');
    return claimSchema.parse(JSON.parse(text));
  }
}

const SHOWN_DIGITS = 4;

/** The link may be passed on, so it tells whose it is without telling the address. */
function hide(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${address.slice(0, 1)}…${address.slice(at)}`;
  return `…${address.slice(-SHOWN_DIGITS)}`;
}
