import {
  CORRECTION_KINDS,
  type AttendanceDate,
  type CorrectionKind,
  type CorrectionPreview,
  type RequestFigure,
} from '@atrium/contracts';
import { AppError, type SignedInUser } from '@atrium/platform';
import { words, type Said } from '@atrium/reach';
import {
  RequestKind,
  type ApprovalStep,
  type RequestContext,
  type RequestFact,
  type RequestOutcome,
  type RequestRecord,
  type RequestType,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { CorrectionDecisions } from './correction-decision.service.js';
import { CorrectionEffects } from './correction-effects.service.js';
import type { CorrectionEntity } from './correction.entity.js';
import { CorrectionRepository } from './correction.repository.js';
import { breaksOf } from './day-breaks.rules.js';

export const CORRECTION_REQUEST = 'attendanceCorrection';

const KINDS: Record<CorrectionKind, Said> = {
  correction: words('Correction'),
  onDuty: words('On duty'),
  workFromHome: words('Working from home'),
};

/** Corrections of days, as whoever leads the person decides them. */
@Injectable()
export class CorrectionRequests extends RequestKind {
  override readonly key = CORRECTION_REQUEST;
  override readonly remote = 'hr';
  override readonly title = words('Attendance correction');
  override readonly icon = 'clock';
  override readonly conditions = { days: false, minutes: true };

  constructor(
    private readonly corrections: CorrectionRepository,
    private readonly effects: CorrectionEffects,
    private readonly decisions: CorrectionDecisions,
    private readonly locks: AttendanceLockRepository,
  ) {
    super();
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'manager' }]);
  }

  override types(): Promise<RequestType[]> {
    return Promise.resolve(CORRECTION_KINDS.map((value) => ({ value, label: KINDS[value] })));
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const found = await this.corrections.listByIds(requests.map(({ ref }) => ref));
    const changes = await this.effects.of(found);
    const byId = new Map(found.map((correction) => [correction.id, correction]));
    return new Map(
      requests.map(({ id, ref }) => {
        const correction = byId.get(ref);
        const change = correction && changes.get(correction);
        return [id, { facts: change ? factsOf(correction, change) : [], warnings: [] }];
      }),
    );
  }

  /** What has replaced a day's punches stays: another correction changes it again. */
  override async effect(
    { ref }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    if (outcome === 'cancelled' || outcome === 'cutShort') throw new AppError('TRANSITION_REFUSED');
    await this.decisions.carryOut(ref, outcome, by?.id ?? null);
  }

  override async lockedUntil({ from, to }: RequestRecord): Promise<string | null> {
    if (from === null || to === null) return null;
    const locks = await this.locks.list({ from, to });
    return locks.at(-1)?.to ?? null;
  }
}

type PlainFigure = Extract<RequestFigure, { type: 'change' }>['before'];

/** The day before and after, so that nobody approves more than was asked for. */
function factsOf({ workDate, kind, reason }: CorrectionEntity, change: CorrectionPreview): RequestFact[] {
  const facts: RequestFact[] = [{ label: words('Work date'), value: { type: 'date', date: workDate } }];
  if (kind === 'correction') facts.push(...timesFacts(change));
  else
    facts.push({
      label: words('Asked to count as'),
      value: { type: 'words', words: KINDS[kind] },
      inRow: true,
    });
  return [...facts, { label: words('Reason'), value: { type: 'text', text: reason } }];
}

function timesFacts({ before, after }: CorrectionPreview): RequestFact[] {
  const changed = (figure: (day: AttendanceDate) => PlainFigure): RequestFigure => ({
    type: 'change',
    before: figure(before),
    after: figure(after),
  });
  const overtime = before.overtimeMinutes > 0 || after.overtimeMinutes > 0;
  return [
    { label: words('In and out'), value: changed(endsOf), inRow: true },
    { label: words('Time worked'), value: changed(minutesOf('workedMinutes')), inRow: true },
    { label: words('Breaks'), value: changed(pausesOf) },
    { label: words('Time in breaks'), value: changed(minutesOf('breakMinutes')), inRow: true },
    ...(overtime
      ? [{ label: words('Overtime that day'), value: changed(minutesOf('overtimeMinutes')) }]
      : []),
  ];
}

const minutesOf =
  (key: 'workedMinutes' | 'breakMinutes' | 'overtimeMinutes') =>
  (day: AttendanceDate): PlainFigure => ({ type: 'minutes', minutes: day[key] });

const endsOf = ({ firstInAt, lastOutAt, timezone }: AttendanceDate): PlainFigure => ({
  type: 'times',
  timezone,
  spans: firstInAt ? [{ from: firstInAt, to: lastOutAt }] : [],
});

const pausesOf = ({ punches, shift, timezone }: AttendanceDate): PlainFigure => ({
  type: 'times',
  timezone,
  spans: breaksOf(
    punches.map(({ kind, at }) => ({ kind, at: new Date(at) })),
    shift,
  ).map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
});
