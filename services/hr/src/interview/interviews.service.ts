import {
  INTERVIEW,
  type CreateInterview,
  type FindInterviewClashes,
  type Interview,
  type InterviewClashes,
  type StepBody,
  type Transition,
  type UpdateInterview,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { BusyTimes } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { hasEnded } from '../hiring/application.rules.js';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { CandidateService } from '../hiring/candidate.service.js';
import { InterviewPanels } from './interview-panel.repository.js';
import { INTERVIEWS, type InterviewRow, type InterviewSteps } from './interview.record.js';
import { endOf } from './interview.rules.js';

type Timed = Pick<InterviewRow, 'startsAt' | 'minutes'>;
type Place = Pick<InterviewRow, 'mode' | 'place' | 'link'>;

/** When applicants are talked to, and by whom. */
@Injectable()
export class Interviews {
  readonly steps: InterviewSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly panels: InterviewPanels,
    private readonly applications: ApplicationRecords,
    private readonly candidates: CandidateService,
    private readonly employees: EmployeeRepository,
    private readonly busy: BusyTimes,
  ) {
    this.steps = records.of(INTERVIEWS);
  }

  /** @throws {AppError} NOT_FOUND of the application, INTERVIEW_APPLICATION_ENDED, and as `update` */
  create(user: SignedInUser, { panelIds, startsAt, ...given }: CreateInterview): Promise<Interview> {
    return this.db.run(user.companyId, async () => {
      const { candidateId } = await this.applications.steps.find(user, given.applicationId);
      await this.candidates.steps.rows.lock(candidateId);
      const { state } = await this.applications.steps.rows.lock(given.applicationId);
      if (hasEnded(state)) throw new AppError(INTERVIEW.errors.INTERVIEW_APPLICATION_ENDED);
      const timed = { startsAt: new Date(startsAt), minutes: given.minutes };
      await this.checkTime(candidateId, timed, null);
      await this.checkPanel(panelIds);
      const row = { ...given, ...timed, ...placeOf(given), organiserId: user.id };
      const [id] = await this.steps.table.insert([row], user.id);
      if (id === undefined) throw new Error('Nothing was scheduled.');
      await this.panels.set(id, panelIds);
      await this.steps.record({ step: 'create', by: user, id });
      return this.steps.get(user, id);
    });
  }

  /**
   * Each change is a new version of the invitation.
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, INTERVIEW_PAST, INTERVIEW_CLASH, INTERVIEW_PANEL,
   * INTERVIEW_NO_LINK, INTERVIEW_SCORED
   */
  update(user: SignedInUser, id: string, { version, ...changes }: UpdateInterview): Promise<Interview> {
    const { panelIds, startsAt, ...given } = changes;
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      first: () => this.lockCandidate(user, id),
      change: async (row) => {
        refuseScored(row);
        const place = placeOf({ ...row, ...given });
        const timed = { startsAt: startsAt ? new Date(startsAt) : row.startsAt };
        if (startsAt !== undefined || given.minutes !== undefined)
          await this.checkTime(row.candidateId, { ...row, ...given, ...timed }, id);
        if (panelIds) {
          await this.checkPanel(panelIds);
          await this.panels.set(id, panelIds);
        }
        return { ...given, ...timed, ...place, sequence: row.sequence + 1, organiserId: user.id };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, INTERVIEW_NOT_YET */
  hold(user: SignedInUser, id: string, { version }: Transition): Promise<Interview> {
    return this.steps.run(user, { step: 'hold', id, version, change: (row) => this.begun(row) });
  }

  /** The applicant did not come. @throws {AppError} as `hold`, INTERVIEW_SCORED */
  miss(user: SignedInUser, id: string, { version }: Transition): Promise<Interview> {
    return this.steps.run(user, {
      step: 'miss',
      id,
      version,
      change: (row) => {
        refuseScored(row);
        return this.begun(row);
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, INTERVIEW_SCORED */
  cancel(
    user: SignedInUser,
    id: string,
    { version, reason }: StepBody<typeof INTERVIEW, 'cancel'>,
  ): Promise<Interview> {
    return this.steps.run(user, {
      step: 'cancel',
      id,
      version,
      change: (row) => {
        refuseScored(row);
        return { reason, sequence: row.sequence + 1 };
      },
    });
  }

  /** Who of a panel is busy then. Nobody is refused for it. */
  findClashes(
    { companyId, companyTimezone: zone }: SignedInUser,
    { panelIds, without, ...given }: FindInterviewClashes,
  ): Promise<InterviewClashes> {
    const start = new Date(given.startsAt);
    const span = { start, end: endOf({ startsAt: start, minutes: given.minutes }), zone };
    return this.db.run(companyId, async () => {
      const panel = await this.employees.listByIds(panelIds);
      const people = panel.flatMap(({ userId }) => userId ?? []);
      const busy = await this.busy.during(span, { people, without });
      const items = panel.flatMap(({ id, firstName, lastName, userId }) => {
        const [block] = busy.get(userId ?? '') ?? [];
        return block ? [{ id, name: `${firstName} ${lastName}`, ...said(block) }] : [];
      });
      return { items };
    });
  }

  private async lockCandidate(user: SignedInUser, id: string): Promise<void> {
    const { candidateId } = await this.steps.find(user, id);
    await this.candidates.steps.rows.lock(candidateId);
  }

  /** With the candidate locked, so that no two interviews are put on one time. */
  private async checkTime(candidateId: string, timed: Timed, without: string | null): Promise<void> {
    const { INTERVIEW_PAST, INTERVIEW_CLASH } = INTERVIEW.errors;
    if (timed.startsAt <= this.clock.now()) throw refusedField('startsAt', INTERVIEW_PAST);
    const span = { from: timed.startsAt, to: endOf(timed), without };
    if (await this.panels.hasOther(candidateId, span)) throw refusedField('startsAt', INTERVIEW_CLASH);
  }

  private async checkPanel(panelIds: readonly string[]): Promise<void> {
    const found = await this.employees.listByIds([...panelIds]);
    const present = found.filter(({ userId, archivedAt }) => userId !== null && archivedAt === null);
    if (present.length < panelIds.length) throw refusedField('panelIds', INTERVIEW.errors.INTERVIEW_PANEL);
  }

  private begun({ startsAt }: InterviewRow): Record<never, never> {
    if (startsAt > this.clock.now()) throw new AppError(INTERVIEW.errors.INTERVIEW_NOT_YET);
    return {};
  }
}

/** What was assessed was assessed of the interview as it was. */
function refuseScored({ panel }: InterviewRow): void {
  if (panel.some(({ given }) => given)) throw new AppError(INTERVIEW.errors.INTERVIEW_SCORED);
}

/** Only what belongs to the way in which people meet. */
function placeOf({ mode, place, link }: Place): Pick<InterviewRow, 'place' | 'link'> {
  if (mode === 'video' && link === null) throw refusedField('link', INTERVIEW.errors.INTERVIEW_NO_LINK);
  return { place: mode === 'inPerson' ? place : '', link: mode === 'video' ? link : null };
}

const said = ({ start, end }: { start: number; end: number }) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});
