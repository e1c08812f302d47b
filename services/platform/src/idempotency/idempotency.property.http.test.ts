import { randomUUID } from 'node:crypto';
import { createPlatformApp, createTestUser, type Answer, type PlatformApp } from '@atrium/testing';
import fc from 'fast-check';
import { Gates, NoteController, noteMigration } from './note.fixture.js';

const HISTORIES = process.env['ATRIUM_TEST_FULL'] === '1' ? 1_000 : 60;

let portal: PlatformApp;
beforeAll(async () => {
  portal = await createPlatformApp({
    controllers: [NoteController],
    providers: [Gates],
    migrations: [noteMigration],
    variables: { DATABASE_POOL: '16' },
  });
});
afterAll(() => portal.close());

/** A request is sent, or one that is being handled ends. */
type Step =
  { do: 'send'; user: number; key: number; text: string } | { do: 'end'; which: number; succeed: boolean };

const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      user: fc.nat(1),
      key: fc.nat(1),
      text: fc.constantFrom('a', 'b'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('end' as const), which: fc.nat(7), succeed: fc.boolean() }),
  },
);

interface Running {
  slot: string;
  text: string;
  open: (succeed: boolean) => void;
  answer: Promise<Answer>;
}

/** A model of the expected state of each person's keys, compared with the portal. */
class History {
  private readonly users = [1, 2].map(() => createTestUser('admin'));
  private readonly keys = [1, 2].map(() => randomUUID());
  private readonly running: Running[] = [];
  private readonly done = new Map<string, { text: string; id: string }>();
  private readonly gates = portal.app.get(Gates);

  async take(step: Step): Promise<void> {
    if (step.do === 'send') await this.send(step);
    else await this.end(step.which, step.succeed);
  }

  async finish(): Promise<void> {
    while (this.running.length > 0) await this.end(0, true);
    const companies = this.users.map(({ companyId }) => companyId);
    const rows = await portal.database.query<{ id: string }>(
      'select id from note where company_id = any($1)',
      [companies],
    );
    const ids = [...this.done.values()].map(({ id }) => id);
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  }

  private async send({ user, key, text }: Extract<Step, { do: 'send' }>): Promise<void> {
    const slot = `${user} ${key}`;
    const gate = this.gates.close();
    const answer = portal.client(this.users[user]).send({
      method: 'POST',
      path: '/api/notes',
      body: { text },
      headers: { 'idempotency-key': this.keys[key] ?? '', 'x-gate': gate.name },
    });
    const known = this.done.get(slot);
    if (this.running.some((other) => other.slot === slot)) expect((await answer).status).toBe(409);
    else if (!known) {
      await gate.reached;
      this.running.push({ slot, text, open: gate.open, answer });
    } else if (known.text === text) {
      const { status, headers, body } = await answer;
      expect([status, headers['idempotent-replayed'], body.id]).toEqual([201, 'true', known.id]);
    } else expect((await answer).status).toBe(422);
  }

  private async end(which: number, succeed: boolean): Promise<void> {
    const [request] = this.running.splice(which % Math.max(1, this.running.length), 1);
    if (!request) return;
    request.open(succeed);
    const { status, body } = await request.answer;
    expect(status).toBe(succeed ? 201 : 409);
    if (succeed) this.done.set(request.slot, { text: request.text, id: body.id });
  }
}

test('however requests overlap, a key has its effect at most once and answers it from then on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 14 }), async (steps) => {
      const history = new History();
      for (const step of steps) await history.take(step);
      await history.finish();
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
});
