import { CHANGE_TOPIC_LABELS, CHANGE_TOPICS, GENDER_LABELS, GENDERS, SEALED_TOPICS } from '@atrium/contracts';
import { AppError, Clock, LiveEvents, notFound, RequestContext, type SignedInUser } from '@atrium/platform';
import { say, words, type Said } from '@atrium/reach';
import {
  RequestKind,
  type ApprovalStep,
  type RequestContext as Context,
  type RequestFact,
  type RequestOutcome,
  type RequestRecord,
  type RequestType,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { publishDetailChange } from './detail-change.events.js';
import { DetailChangeRepository, type KeptChange } from './detail-change.repository.js';
import { bankParts, isSame, sayDetail, type DetailValue } from './detail-value.rules.js';
import { DetailValues } from './detail-values.service.js';

export const DETAIL_REQUEST = 'details';

/** A word of the contracts, which translate it. */
const label = (id: string): Said => ({ id, values: {} });

const PLAIN_TOPICS = CHANGE_TOPICS.filter((topic) => !SEALED_TOPICS.some((each) => each === topic));

/** What people ask to be changed about themselves: HR decides, about bank accounts finance too. */
@Injectable()
export class DetailChangeRequests extends RequestKind {
  override readonly key = DETAIL_REQUEST;
  override readonly remote = 'hr';
  override readonly title = words('Change of details');
  override readonly icon = 'id-badge-2';

  constructor(
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly changes: DetailChangeRepository,
    private readonly values: DetailValues,
    private readonly live: LiveEvents,
  ) {
    super();
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([
      { who: 'hr', types: PLAIN_TOPICS },
      { who: 'permission:hrOperations/salaryManagement', types: SEALED_TOPICS },
      { who: 'permission:finance/payroll', types: ['bank'] },
    ]);
  }

  override types(): Promise<RequestType[]> {
    return Promise.resolve(
      CHANGE_TOPICS.map((topic) => ({ value: topic, label: label(CHANGE_TOPIC_LABELS[topic]) })),
    );
  }

  /** Old and new beside each other; when something else is kept by now, that too. */
  override async context(requests: readonly RequestRecord[]): Promise<Map<string, Context>> {
    const found = await this.changes.listByIds(requests.map(({ ref }) => ref));
    const byId = new Map(found.map((change) => [change.id, change]));
    const read = await this.values.of(found.map(({ employeeId }) => employeeId));
    return new Map(
      requests.map(({ id, ref, state }) => {
        const change = byId.get(ref);
        if (!change) return [id, { facts: [], warnings: [] }];
        const present = state === 'pending' ? read(change.employeeId, change.topic) : change.before;
        return [id, contextOf(change, present)];
      }),
    );
  }

  /** @throws {AppError} TRANSITION_REFUSED: what was changed is changed back by another change */
  override async effect(
    { ref }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    if (outcome === 'cutShort' || outcome === 'cancelled') throw new AppError('TRANSITION_REFUSED');
    const change = await this.changes.lock(ref);
    const employee = change && (await this.employees.find(change.employeeId));
    if (!change || !employee) throw notFound();
    await this.changes.decide(ref, outcome, { at: this.clock.now(), by: by?.id ?? null });
    const { topic, after: value } = change;
    if (outcome === 'approved') await this.values.write(by, employee, { topic, value });
    await publishDetailChange(this.live, employee.userId);
  }
}

function contextOf(change: KeptChange, present: DetailValue): Context {
  const { topic, before, after, reason } = change;
  const isStale = !isSame(present, before);
  const fact = (name: Said, value: DetailValue): RequestFact => ({
    label: name,
    value:
      topic === 'birthDate' && typeof value === 'string'
        ? { type: 'date', date: value }
        : { type: 'text', text: textOf(change, value) },
  });
  return {
    facts: [
      ...(isStale ? [fact(words('When it was asked for'), before)] : []),
      ...(topic === 'bank'
        ? bankFacts(present, after)
        : [fact(words('Now'), present), fact(words('New'), after)]),
      ...(reason ? [{ label: words('Reason'), value: { type: 'text' as const, text: reason } }] : []),
    ],
    warnings: [
      ...(isStale ? [words('This was changed since: approving replaces what is kept now.')] : []),
      ...(topic === 'bank'
        ? [words('Compare the account with a paper first: it stands in full among the person’s changes.')]
        : []),
    ],
  };
}

/** Each part by its name; numbers are masked. */
const bankFacts = (before: DetailValue, after: DetailValue): RequestFact[] =>
  [words('Bank'), words('Account'), words('IFSC')].map((name, part) => ({
    label: name,
    value: {
      type: 'change',
      before: { type: 'text', text: bankParts(before)[part] ?? '–' },
      after: { type: 'text', text: bankParts(after)[part] ?? '–' },
    },
  }));

function textOf({ topic }: KeptChange, value: DetailValue): string {
  const gender = topic === 'gender' ? GENDERS.find((each) => each === value) : undefined;
  if (gender) return inWords(GENDER_LABELS[gender]);
  return sayDetail(topic, value) ?? '–';
}

const inWords = (id: string): string => say(label(id), RequestContext.language() ?? 'en');
