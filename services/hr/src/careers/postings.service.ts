import { OPENING, type Careers } from '@atrium/contracts';
import { AppError, notFound, TenantDb } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CareersDoor } from './careers-door.service.js';
import type { CareersSite } from './careers-site.rules.js';
import { careersSettings } from './careers.schema.js';
import { PostingRepository } from './posting.repository.js';
import type { Posting } from './posting.types.js';

/** What strangers may read of openings. */
@Injectable()
export class Postings {
  constructor(
    private readonly db: TenantDb,
    private readonly door: CareersDoor,
    private readonly postings: PostingRepository,
    private readonly settings: Settings,
  ) {}

  list(site: CareersSite): Promise<{ postings: Posting[]; careers: Careers }> {
    return this.db.run(site.company.id, async () => ({
      postings: await this.postings.list(this.door.today(site)),
      careers: await this.settings.ofCompany(careersSettings),
    }));
  }

  /** @throws {AppError} OPENING_GONE of one that takes nobody any more, NOT_FOUND of one that is not public or on hold */
  find(site: CareersSite, slug: string): Promise<Posting> {
    return this.db.run(site.company.id, async () => {
      const today = this.door.today(site);
      const posting = await this.postings.find(today, slug);
      if (posting) return posting;
      throw (await this.postings.hasEnded(today, slug))
        ? new AppError(OPENING.errors.OPENING_GONE)
        : notFound();
    });
  }

  careersOf({ company }: CareersSite): Promise<Careers> {
    return this.db.run(company.id, () => this.settings.ofCompany(careersSettings));
  }
}
