import type { Answer, HttpClient } from '../http/http-client.js';
import { planAttempts, type AttackScope, type Attempt } from './attempt-plan.js';
import { LeakDetector } from './leak-detector.js';
import { putValue } from './reference-place.js';
import { draftRequest, writeRequest } from './request-draft.js';

export interface CrossTenantAttack extends Omit<AttackScope, 'roles'> {
  /** People of the attacking company by role; `nobody` is not signed in. */
  attackers: Record<string, HttpClient>;
  /** Waits for the work that changes have enqueued, so that two equal requests find the same state. */
  settle: () => Promise<void>;
}

export interface AttackReport {
  /** Number of requests that referred to something of the other company. */
  attempts: number;
  /** The faults found, one sentence each. */
  faults: string[];
}

const AT_ONCE = 8;
const MOST_TRIES = 4;

/**
 * Puts values of another company into every place of every operation, as every role, and beside each a value that does
 * not exist: both must get the same answer. Reads come first, so that nothing changes between the two.
 */
export async function attackCrossTenant(attack: CrossTenantAttack): Promise<AttackReport> {
  const detector = new LeakDetector(attack.foreign);
  const faults: string[] = [];
  const attempts = planAttempts({ ...attack, roles: Object.keys(attack.attackers) });
  const run = (attempt: Attempt) => tryAttempt(attempt, attack.attackers, detector);
  await settleStates(attack);
  await attack.settle();
  for (const part of [attempts.filter(isRead), attempts.filter((attempt) => !isRead(attempt))]) {
    for (const found of await pooled(part, run)) faults.push(...found);
  }
  return { attempts: attempts.length, faults };
}

const isRead = ({ operation }: Attempt): boolean => operation.method === 'GET';

/** Makes one-time changes (a clock-in) beforehand, so that later attempts are all refused alike. */
async function settleStates({ operations, attackers }: CrossTenantAttack): Promise<void> {
  const changing = operations.filter(({ method }) => method !== 'GET');
  for (const client of Object.values(attackers)) {
    for (const operation of changing) await client.send(writeRequest(draftRequest(operation)));
  }
}

async function tryAttempt(
  attempt: Attempt,
  attackers: Record<string, HttpClient>,
  detector: LeakDetector,
): Promise<string[]> {
  const client = attackers[attempt.role];
  if (!client) return [`Nobody has the role ${attempt.role}.`];
  const send = (value: unknown): Promise<Answer> =>
    inTurn(() => client.send(writeRequest(putValue(draftRequest(attempt.operation), attempt.place, value))));
  const [foreign, missing] = await Promise.all([send(attempt.foreign), send(attempt.missing)]);
  const found = detector.findFaults(
    { answer: foreign, sent: attempt.foreign },
    { answer: missing, sent: attempt.missing },
    isRead(attempt),
  );
  return found.map((fault) => `${describe(attempt)}: ${fault}`);
}

/** How long one waited for a turn on a busy server says nothing of what exists, so it is asked again. */
async function inTurn(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const answer = await send();
    if (answer.status !== 429) return answer;
  }
  return send();
}

const describe = ({ operation, role, place, label }: Attempt): string =>
  `${operation.id} as ${role}, ${place.in} ${place.path.join('.')} = ${label}`;

async function pooled<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
