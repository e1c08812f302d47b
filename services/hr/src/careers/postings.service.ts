import type { Careers } from '@atrium/contracts';
import { notFound, TenantDb } from '@atrium/platform';
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

  /** @throws {AppError} NOT_FOUND of one that is not public, is on hold or takes nobody any more */
  find(site: CareersSite, slug: string): Promise<Posting> {
    return this.db.run(site.company.id, async () => {
      const posting = await this.postings.find(this.door.today(site), slug);
      if (!posting) throw notFound();
      return posting;
    });
  }

  careersOf({ company }: CareersSite): Promise<Careers> {
    return this.db.run(company.id, () => this.settings.ofCompany(careersSettings));
  }
}
