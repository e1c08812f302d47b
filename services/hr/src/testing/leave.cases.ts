import { accrualPostings } from '../leave/accrual.rules.js';
import { creditCompOff } from '../leave/comp-off.rules.js';
import { encashable, refuseEncashment } from '../leave/encashment.rules.js';
import { sumOf, toDays, toHundredths } from '../leave/leave-amount.rules.js';
import { allocateAll, balanceOn } from '../leave/leave-balance.rules.js';
import { answerRequest } from '../leave/leave-check.rules.js';
import { countedAmount, countLeave, type CountedDate } from '../leave/leave-count.rules.js';
import { answerHours } from '../leave/leave-hours.rules.js';
import { isLive } from '../leave/leave-span.rules.js';
import { closeYear } from '../leave/year-end.rules.js';
import { decisionKinds } from './leave-decision.mapper.js';
import {
  calendarOf,
  entriesOf,
  spanOf,
  spansOf,
  typeOf,
  typesOf,
  type GivenAccrual,
  type GivenCompOff,
  type GivenHours,
  type GivenLeave,
  type GivenType,
} from './leave-case.mapper.js';

const kinds = {
  request,
  requests: (given: GivenLeave) => {
    const counted = countLeave(spansOf(given).filter(isLive), calendarOf(given), typesOf(given));
    return {
      days: Object.fromEntries([...counted].map(([id, dates]) => [id, toDays(countedAmount(dates))])),
    };
  },
  balance,
  accrual,
  yearEnd: (given: { leaveType: GivenType; remaining: number; newGrant: number; newYearStart: string }) => {
    const { carryExpiresOn, ...amounts } = closeYear(typeOf(given.leaveType), {
      remaining: toHundredths(given.remaining),
      newGrant: toHundredths(given.newGrant),
      newYearStart: given.newYearStart,
    });
    return { ...inDays(amounts), carryExpiresOn };
  },
  encash: (given: { leaveType: GivenType; balance: number; ask: number; encashedThisYear?: number }) => {
    const balance = toHundredths(given.balance);
    const most = encashable(typeOf(given.leaveType), balance, toHundredths(given.encashedThisYear ?? 0));
    const error = refuseEncashment(given.ask, most);
    if (error) return { encashable: toDays(most), error };
    return {
      encashable: toDays(most),
      days: given.ask,
      balanceAfter: toDays(balance - toHundredths(given.ask)),
    };
  },
  compOff,
  hours,
  ...decisionKinds,
};

/** What the product's rules make of a case of `leave-cases.json`. */
export function runCase(kind: string, given: unknown): unknown {
  const run = (kinds as Record<string, ((given: never) => unknown) | undefined>)[kind];
  if (!run) throw new Error(`There is no kind "${kind}" of leave cases.`);
  return run(given as never);
}

function request(given: GivenLeave) {
  const { employee = {}, request: asked } = given;
  const span = spanOf({ id: 'asked', state: 'pending', ...asked });
  const earlier = spansOf(given).filter(isLive);
  const answer = answerRequest(
    { span, hasDocument: Boolean(asked.attachment ?? asked.document), today: given.today ?? null },
    {
      person: { joiningDate: null, lastWorkingDay: null, confirmDate: null, gender: null, ...employee },
      calendar: calendarOf(given),
      offered: true,
      typeOf: typesOf(given),
      blocked: given.blackouts ?? [],
      earlier,
      allocate: (counted) => {
        const demands = [...earlier, span]
          .filter(({ type }) => type === span.type)
          .map(({ id, state }) => ({ id, state, dates: counted.get(id) ?? [] }));
        const { allocations } = allocateAll(typesOf(given)(span.type), entriesOf(given, span.type), demands);
        return allocations.get(span.id) ?? { uses: [], unpaid: [] };
      },
    },
  );
  const [error] = answer.refusals;
  if (error) return { error };
  return {
    days: toDays(answer.amount),
    breakdown: answer.dates.map(showDate),
    lopDays: toDays(answer.unpaid),
    lopDates: answer.allocation.unpaid.map(({ date }) => date),
  };
}

const showDate = ({ date, fraction, why }: CountedDate) => ({ date, fraction: toDays(fraction), why });

function balance(given: GivenLeave & { type: string; asOf: string }) {
  const spans = spansOf(given).filter(isLive);
  const counted = countLeave(spans, calendarOf(given), typesOf(given));
  const demands = spans
    .filter(({ type }) => type === given.type)
    .map(({ id, state }) => ({ id, state, dates: counted.get(id) ?? [] }));
  const ledger = entriesOf(given, given.type);
  return inDays({ ...balanceOn(given.asOf, typesOf(given)(given.type), { ledger, demands }) });
}

function accrual(given: GivenAccrual) {
  const { joiningDate, lastWorkingDay = null } = given.employee;
  const posted = sumOf(given.posted ?? [], ({ days }) => toHundredths(days));
  const postings = accrualPostings(
    typeOf(given.leaveType),
    { joiningDate, lastWorkingDay },
    { start: given.leaveYearStart, asOf: given.asOf, opening: toHundredths(given.opening ?? 0), posted },
  );
  const total = sumOf(postings, ({ amount }) => amount);
  return {
    postings: postings.map(({ effectiveOn, amount }) => ({ effectiveOn, days: toDays(amount) })),
    total: toDays(total),
    totalWithPosted: toDays(total + posted),
  };
}

function compOff(given: GivenCompOff) {
  const credit = creditCompOff(typeOf(given.leaveType), {
    ...given.shift,
    workDate: given.workDate,
    isOffDay: given.dayKind === 'weeklyOff' || given.dayKind === 'holiday',
    workedMin: given.workedMin,
    alreadyGranted: given.alreadyGranted ?? false,
    today: given.today,
    ask: given.ask === undefined ? null : toHundredths(given.ask),
  });
  if (typeof credit === 'string') return { error: credit };
  const { amount, effectiveOn, expiresOn } = credit;
  return { days: toDays(amount), effectiveOn, expiresOn };
}

function hours(given: GivenHours) {
  const type = typeOf(given.leaveType ?? {});
  const others = (given.requests ?? []).filter(({ state = 'approved' }) => isLive({ state }));
  const works = given.dayKind === undefined || given.dayKind === 'working';
  const answer = answerHours({
    request: given.request,
    shift: given.shift && works ? { breakStart: null, breakMin: 0, ...given.shift } : null,
    others,
    available:
      given.balanceHours === undefined
        ? null
        : toHundredths(given.balanceHours) + toHundredths(type.negativeLimit),
    onShortfall: type.onShortfall,
  });
  if (typeof answer === 'string') return { error: answer };
  return { hours: toDays(answer.hours), lopHours: toDays(answer.unpaid), requiredMin: answer.requiredMin };
}

const inDays = (amounts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, toDays(amount)]));
