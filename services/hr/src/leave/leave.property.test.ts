import assert from 'node:assert/strict';
import fc from 'fast-check';
import { leaveHistory, LeaveHolder, LEAVE_TYPES, START } from '../testing/leave-history.factory.js';
import { sumOf } from './leave-amount.rules.js';
import { allocateAll, balanceOn } from './leave-balance.rules.js';
import { beginsLot, readLedger } from './leave-ledger.rules.js';
import { postingsOf } from './leave-posting.rules.js';
import { isOff, partOn, takesHalf } from './leave-span.rules.js';

const HISTORIES = process.env['ATRIUM_TEST_FULL'] === '1' ? 100_000 : 2_000;

function checkBalances(person: LeaveHolder): void {
  for (const type of LEAVE_TYPES) {
    const typeRules = person.typeOf(type);
    const ledger = person.rowsOf(type);
    const { lots, debts } = readLedger(ledger);
    const credits = new Map(ledger.filter(beginsLot).map(({ id, amount: of }) => [id, of]));
    for (const { id, remaining } of lots) assert(remaining >= 0 && remaining <= credits.get(id)!);
    const owed = sumOf(debts, ({ amount: of }) => of);
    assert(owed >= 0 && owed <= typeRules.negativeLimit * 100);
    const left = sumOf(lots, ({ remaining }) => remaining);
    assert.equal(
      left - owed,
      sumOf(ledger, ({ amount: of }) => of),
    );
    for (const asOf of [START, '2026-03-01', '2026-12-31']) {
      const { balance, granted, taken, expired } = balanceOn(asOf, typeRules, { ledger });
      assert.equal(balance, granted - taken - expired);
      assert(balance >= -typeRules.negativeLimit * 100);
    }
  }
}

function checkDates(person: LeaveHolder): void {
  const seen = new Set<string>();
  for (const [id, dates] of person.counted()) {
    const span = person.live.find((each) => each.id === id)!;
    for (const { date, fraction } of dates) {
      if (fraction === 0) continue;
      const off = isOff(person.calendar(date));
      const halves = ['firstHalf', 'secondHalf'] as const;
      for (const half of halves.filter((each) => off || takesHalf(partOn(span, date), each))) {
        assert(!seen.has(`${date} ${half}`) || (off && fraction < 100), `${date} counts twice`);
        seen.add(`${date} ${half}`);
      }
    }
  }
}

/** Who is decided first changes nothing: what is unpaid follows the order of submission. */
function checkOrder(person: LeaveHolder): void {
  const counted = person.counted();
  for (const type of LEAVE_TYPES) {
    const demands = person.live
      .filter((span) => span.type === type && span.state === 'pending')
      .map(({ id, state }) => ({ id, state, dates: counted.get(id) ?? [] }));
    const ledger = [...person.rowsOf(type)];
    const { allocations } = allocateAll(person.typeOf(type), ledger, demands);
    const open = [...demands];
    for (const demand of demands.toReversed()) {
      const own = allocateAll(person.typeOf(type), ledger, open).allocations.get(demand.id)!;
      assert.deepEqual(own.unpaid, allocations.get(demand.id)?.unpaid);
      ledger.push(...postingsOf([], own.uses).map((posting) => ({ ...posting, expiresOn: null })));
      open.splice(open.indexOf(demand), 1);
    }
  }
}

test(`${String(HISTORIES)} random leave histories keep every invariant`, () => {
  let accepted = 0;
  fc.assert(
    fc.property(leaveHistory, ({ steps, ...given }) => {
      const person = new LeaveHolder(given);
      for (const each of steps) {
        person.play(each);
        checkBalances(person);
        checkDates(person);
      }
      checkOrder(person);
      // Everything ends: each lot has again what it began with.
      for (const span of person.spans) span.state = 'cancelled';
      person.play({ do: 'none', which: 0 } as never);
      for (const type of LEAVE_TYPES) {
        const ledger = person.rowsOf(type);
        const credits = ledger.filter(beginsLot);
        assert.deepEqual(
          readLedger(ledger).lots.map(({ remaining }) => remaining),
          credits.map(({ amount: of }) => of),
        );
      }
      accepted += person.accepted;
    }),
    { numRuns: HISTORIES },
  );
  // Guards against histories in which every request is refused.
  expect(accepted).toBeGreaterThan(HISTORIES);
}, 600_000);
