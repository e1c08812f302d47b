import { randomInt, randomUUID } from 'node:crypto';

const changesEach = 9;
const invitedEvery = 5;

/** @typedef {import('./write.ledger.mjs').WriteLedger} WriteLedger */
/** @typedef {import('./write.ledger.mjs').Written} Written */
/** @typedef {ReturnType<typeof import('./drill.client.mjs').createClient>} Client */

/**
 * @param {string} email
 * @param {boolean} invite
 */
const newPerson = (email, invite) => ({
  firstName: 'Drill',
  lastName: 'Person',
  workEmail: email,
  phone: '+919800000000',
  invite,
  designationId: null,
  departmentId: null,
  employmentType: 'permanent',
  joiningDate: '2026-01-05',
  timezone: 'Asia/Kolkata',
  managerId: null,
});

/**
 * Creates a person with an idempotency key; the request is repeated until the answer arrives.
 * @param {Client} client
 * @param {WriteLedger} ledger
 * @param {number} number
 * @returns {Promise<Written>}
 */
async function create(client, ledger, number) {
  const email = `${randomUUID()}@drill.test`;
  const invited = number % invitedEvery === 0;
  const options = { body: newPerson(email, invited), key: randomUUID() };
  const { status, body } = await client.insist(
    () => ledger.unanswered++,
    'POST',
    '/api/hr/employees',
    options,
  );
  if (status !== 201) throw new Error(`Creating was refused: ${status} ${JSON.stringify(body)}`);
  const person = { id: body.id, email, invited, version: body.version, phone: body.phone, changes: 0 };
  ledger.people.push(person);
  ledger.acknowledge();
  return person;
}

/**
 * Changes a person once. After a lost answer the person is read again: the change is there completely or not at all.
 * @param {Client} client
 * @param {WriteLedger} ledger
 * @param {Written} person
 */
async function change(client, ledger, person) {
  const path = `/api/hr/employees/${person.id}`;
  const phone = `+919${String(randomInt(1e9)).padStart(9, '0')}`;
  for (;;) {
    const answer = await client.attempt('PATCH', path, { body: { phone, version: person.version } });
    if (answer?.status === 200) {
      ledger.acknowledge();
      return noteChange(person, answer.body);
    }
    if (answer && answer.status !== 409)
      throw new Error(`Changing was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
    ledger.unanswered++;
    const found = await client.insist(() => ledger.unanswered++, 'GET', path);
    if (found.body.phone === phone) return noteChange(person, found.body);
    if (found.body.version !== person.version)
      throw new Error(
        `${person.email} was left at version ${person.version} and is at ${found.body.version}.`,
      );
  }
}

/**
 * @param {Written} person
 * @param {{ version: number, phone: string }} found
 */
function noteChange(person, { version, phone }) {
  Object.assign(person, { version, phone, changes: person.changes + 1 });
}

/**
 * Creates people and changes each several times, until it is stopped.
 * @param {Client} client
 * @param {WriteLedger} ledger
 * @param {AbortSignal} signal
 */
export async function write(client, ledger, signal) {
  for (let number = 0; !signal.aborted; number += 1) {
    const person = await create(client, ledger, number);
    for (let round = 0; round < changesEach && !signal.aborted; round += 1)
      await change(client, ledger, person);
  }
}
