import {
  addDays,
  dayIn,
  type CalendarHue,
  type OwnAssessment,
  type OwnEvaluationForm,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { ReaderLanguages, say, words } from '@atrium/reach';
import { CalendarSource, dayItem, type CalendarWindow, type SourceItem } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { OwnAssessments } from '../assessment/own-assessment.service.js';
import { OwnEvaluations } from '../evaluation/own-evaluation.service.js';

interface Span {
  from: string;
  to: string;
}

/** Forms that the reader owes by a day, and when they may take assessments; nobody sees those of others. */
@Injectable()
export class GrowthSource extends CalendarSource {
  override readonly remote = 'hr';
  override readonly key = 'evaluations';
  override readonly title = words('Evaluations and assessments');
  override readonly colour: CalendarHue = 11;
  override readonly fixed = words('Days of evaluations and assessments are set by HR.');

  constructor(
    private readonly db: TenantDb,
    private readonly evaluations: OwnEvaluations,
    private readonly assessments: OwnAssessments,
    private readonly languages: ReaderLanguages,
  ) {
    super();
  }

  override async list({ from, to }: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    const language = await this.db.run(reader.companyId, () =>
      this.languages.choose({ languageOf: [reader.id] }),
    );
    const due = (await this.evaluations.list(reader)).flatMap((form) =>
      formItems(form, (name) => say(words('Evaluation form due: {name}', { name }), language)),
    );
    const windows = (await this.assessments.list(reader)).flatMap((own) =>
      windowItems(own, reader.companyTimezone),
    );
    return [...due, ...windows].filter(({ start, end }) => start < to && end > from);
  }
}

const PAGES = {
  self: 'form/selfEvaluation',
  peer: 'form/selfEvaluation',
  lead: 'form/teamEvaluation',
  hr: 'form/hrEvaluation',
} as const;

function formItems(
  { id, kind, isOpen, dueOn, subject }: OwnEvaluationForm,
  title: (name: string) => string,
): SourceItem[] {
  if (!isOpen || dueOn === null) return [];
  const url = `${PAGES[kind]}?id=${id}`;
  return [dayItem({ id, title: title(subject.name), from: dueOn, to: dueOn, url, busy: false })];
}

function windowItems(own: OwnAssessment, zone: string): SourceItem[] {
  const span = spanOf(own, zone);
  if (!span || own.used >= own.attempts) return [];
  return [dayItem({ id: own.id, title: own.assessment.name, ...span, url: 'assessment', busy: false })];
}

/** A window without one of its ends is the day of the other. */
function spanOf({ opensAt, closesAt }: OwnAssessment, zone: string): Span | null {
  const [first, last] = [opensAt ?? closesAt, closesAt ?? opensAt];
  if (first === null || last === null) return null;
  // What closes at midnight is open to the end of the day before.
  const [from, end] = [dayIn(new Date(first), zone), dayIn(new Date(last), zone)];
  const isMidnight = closesAt !== null && dayIn(new Date(Date.parse(last) - 1), zone) < end;
  return { from, to: isMidnight && end > from ? addDays(end, -1) : end };
}
