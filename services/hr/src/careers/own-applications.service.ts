import { APPLICATION, dayIn } from '@atrium/contracts';
import { AppError, Clock, Limiter, notFound, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { keptUntil } from '../hiring/application.rules.js';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { ApplyingRepository, type OwnApplication } from './applying.repository.js';
import type { CareersSite } from './careers-site.rules.js';
import { Erasing } from './erasing.service.js';
import type { ShownApplication } from './own-application-page.mapper.js';
import { OwnLinks } from './own-links.service.js';
import { OwnPapers } from './own-papers.repository.js';

const CHANGES = { limit: 20, windowSeconds: 3_600 };

/** The applicant's side of an application: who has the link follows, withdraws, takes along or erases it. */
@Injectable()
export class OwnApplications {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly links: OwnLinks,
    private readonly applying: ApplyingRepository,
    private readonly applications: ApplicationRecords,
    private readonly papers: OwnPapers,
    private readonly erasing: Erasing,
  ) {}

  /** Changes nothing. @throws {AppError} NOT_FOUND, also of somebody who was erased */
  read(site: CareersSite, link: string): Promise<Omit<ShownApplication, 'link' | 'fault'>> {
    return this.run(site, link, async (application) => ({
      application,
      offerUrl: await this.offerUrl(site, application.id),
      keptUntil: keptUntil(application, dayIn(this.clock.now(), site.company.timezone)),
      added: application.added.map(({ id, title, at }) => ({
        title,
        at: new Date(at),
        url: this.links.urlOf('application', { companyId: site.company.id, code: site.company.code, id }),
      })),
    }));
  }

  /** All that is kept, for people and programs to read. @throws {AppError} NOT_FOUND */
  data(site: CareersSite, link: string): Promise<object> {
    return this.run(site, link, async ({ id, ...application }) => ({
      company: site.company.name,
      id,
      ...application,
      resumes: await this.papers.listResumes(id),
      offers: await this.papers.listOffers(id),
      assessments: await this.papers.listAssessments(id),
    }));
  }

  /** @throws {AppError} NOT_FOUND, TRANSITION_REFUSED once it has ended or an offer is open */
  async withdraw(site: CareersSite, link: string): Promise<void> {
    await this.run(site, link, async ({ id }) => {
      await this.limiter.hit(`careers changed ${id}`, CHANGES, this.db.current());
      const { steps } = this.applications;
      const before = await steps.rows.lock(id);
      const { from } = APPLICATION.steps.withdraw;
      if (!from.some((state) => state === before.state)) throw new AppError('TRANSITION_REFUSED');
      await steps.table.change(before, { state: 'withdrawn', stageSince: this.clock.now() }, null);
      await steps.record({ step: 'withdraw', by: null, id, before });
      await this.applications.ended(id, null);
    });
  }

  /**
   * They are no longer kept for other openings, whichever of their applications let us.
   * @throws {AppError} NOT_FOUND
   */
  async stopKeeping(site: CareersSite, link: string): Promise<void> {
    await this.run(site, link, async ({ id, candidateId }) => {
      await this.limiter.hit(`careers changed ${id}`, CHANGES, this.db.current());
      const { steps } = this.applications;
      await this.erasing.hold(candidateId);
      const all = await this.applying.listOf(candidateId);
      for (const before of await steps.rows.lockAll(all.map((each) => each.id))) {
        if (before.keepUntil === null) continue;
        await steps.table.change(before, { keepUntil: null }, null);
        // The trail keeps no day of the consent: it is guarded, and what is told is told to all who see them.
        await steps.record({ step: 'update', by: null, id: before.id, before });
      }
    });
  }

  /** With all other applications of the person. @throws {AppError} NOT_FOUND, CANDIDATE_OFFERED */
  async erase(site: CareersSite, link: string): Promise<void> {
    await this.run(site, link, ({ candidateId }) => this.erasing.erase(candidateId, 'asked', null));
  }

  private run<Answer>(
    { company }: CareersSite,
    link: string,
    work: (application: OwnApplication) => Promise<Answer>,
  ): Promise<Answer> {
    const id = this.links.read('application', company.id, link);
    return this.db.run(company.id, async () => {
      const application = await this.applying.read(id);
      if (!application) throw notFound();
      return work(application);
    });
  }

  private async offerUrl({ company }: CareersSite, applicationId: string): Promise<string | null> {
    const [offer] = await this.papers.listOffers(applicationId);
    if (!offer) return null;
    return this.links.urlOf('offer', { companyId: company.id, code: company.code, id: offer.id });
  }
}
