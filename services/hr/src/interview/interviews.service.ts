import {
  INTERVIEW,
  type CreateInterview,
  type Interview,
  type StepBody,
  type Transition,
  type UpdateInterview,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { hasEnded } from '../hiring/application.rules.js';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { CandidateService } from '../hiring/candidate.service.js';
import { InterviewPanels } from './interview-panel.repository.js';
import { INTERVIEWS, type InterviewRow, type InterviewSteps } from './interview.record.js';
import { InterviewTimes } from './interview-times.service.js';

type Place = Pick<InterviewRow, 'place' | 'link' | 'roomId'>;
type Meeting = Place & Pick<InterviewRow, 'mode' | 'startsAt' | 'minutes'>;

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
    private readonly times: InterviewTimes,
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
      await this.times.checkTime(candidateId, timed, null);
      await this.times.checkPanel(panelIds);
      const place = await this.placeOf(user, { ...given, ...timed }, null);
      const row = { ...given, ...timed, ...place, organiserId: user.id };
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
   * INTERVIEW_NO_LINK, INTERVIEW_SCORED, EVENT_ROOM_TAKEN on `roomId`
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
        const timed = { startsAt: startsAt ? new Date(startsAt) : row.startsAt };
        if (startsAt !== undefined || given.minutes !== undefined)
          await this.times.checkTime(row.candidateId, { ...row, ...given, ...timed }, id);
        const place = await this.placeOf(user, { ...row, ...given, ...timed }, id);
        if (panelIds) {
          await this.times.checkPanel(panelIds);
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

  private async lockCandidate(user: SignedInUser, id: string): Promise<void> {
    const { candidateId } = await this.steps.find(user, id);
    await this.candidates.steps.rows.lock(candidateId);
  }

  /** Only what belongs to the way in which people meet; whoever meets in a room of the calendar takes it. */
  private async placeOf(
    user: SignedInUser,
    { mode, place, link, roomId, ...timed }: Meeting,
    id: string | null,
  ): Promise<Place> {
    if (mode === 'video' && link === null) throw refusedField('link', INTERVIEW.errors.INTERVIEW_NO_LINK);
    if (mode !== 'inPerson') return { place: '', roomId: null, link: mode === 'video' ? link : null };
    if (roomId === null) return { place, roomId, link: null };
    return { place: await this.times.takeRoom(user, { ...timed, roomId, without: id }), roomId, link: null };
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
