import { createPlatformApp, createTestUser, type PlatformApp } from '@atrium/testing';
import { Injectable } from '@nestjs/common';
import { contribute, Contributions } from './contributions.js';

abstract class Greeting {
  readonly remote?: string | null;
  abstract readonly key: string;
}

@Injectable()
class Hello extends Greeting {
  readonly key = 'hello';
  override readonly remote = 'desk';
}

class Spoken extends Greeting {
  constructor(readonly key: string) {
    super();
  }
}

const ALIAS = { provide: 'alias', useExisting: Hello };
let platform: PlatformApp;
let contributions: Contributions;
beforeAll(async () => {
  platform = await createPlatformApp({ providers: [Hello, ALIAS, contribute(new Spoken('bonjour'))] });
  contributions = platform.app.get(Contributions);
});
afterAll(() => platform.close());

const keysOf = (greetings: readonly Greeting[]) => greetings.map(({ key }) => key);

test('every provider of a kind is found once, a class as well as a value, and by its key', () => {
  expect(keysOf(contributions.of(Greeting))).toEqual(['hello', 'bonjour']);
  expect(contributions.find(Greeting, 'bonjour')).toBeInstanceOf(Spoken);
  expect(contributions.find(Greeting, 'gruezi')).toBeUndefined();
});

test('what belongs to a remote is left out for the company that has it switched off, and for no other', async () => {
  const { companyId } = createTestUser('admin');
  platform.switches.off.add(`${companyId} desk`);
  const hello = new Hello();
  await expect(contributions.checkEnabled(hello, companyId)).rejects.toMatchObject({
    code: 'REMOTE_DISABLED',
  });
  expect(keysOf(await contributions.enabledOf(Greeting, companyId))).toEqual(['bonjour']);
  expect(keysOf(await contributions.enabledOf(Greeting, 'another'))).toEqual(['hello', 'bonjour']);
});
