import { TestPortal, writeBuiltRemote } from '@atrium/testing';
import { ReleaseService } from '../publish/release.service.js';
import { ChannelRepository } from './channel.repository.js';
import { ChannelService, STABLE } from './channel.service.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) {
    const remote = await writeBuiltRemote({ id: 'notes', version });
    await portal.app.get(ReleaseService).publish(remote.folder);
    await remote.remove();
  }
});
afterAll(() => portal.close());

const move = (version: string, previousVersion: string | null) =>
  portal.app
    .get(ChannelRepository)
    .move({ remoteId: 'notes', name: STABLE, version, previousVersion, changedAt: new Date() });

const look = async () => ({
  channel: await portal.database.query('select * from channel'),
  log: await portal.database.query('select * from channel_log order by id'),
});

test('every move is in the log, and the remotes that are published are current', async () => {
  const { log } = await look();
  expect(log).toMatchObject([
    { version: '1.0.0', previous_version: null },
    { version: '1.1.0', previous_version: '1.0.0' },
    { version: '2.0.0', previous_version: '1.1.0' },
  ]);
  const [current] = await portal.app.get(ChannelService).listCurrent(STABLE);
  expect([current?.release.version, current?.previous?.version]).toEqual(['2.0.0', '1.1.0']);
});

test.each([null, '1.0.0', '1.1.0'])(
  'a move from %p, where the channel is no more, changes nothing',
  async (from) => {
    const before = await look();
    expect(await move('1.0.0', from)).toBe(false);
    expect(await look()).toEqual(before);
  },
);

test('of several moves from one place at the same moment one happens', async () => {
  const moves = await Promise.all(
    ['1.0.0', '1.1.0', '1.0.0', '1.1.0'].map((version) => move(version, '2.0.0')),
  );
  expect(moves.filter(Boolean)).toHaveLength(1);
  expect((await look()).log).toHaveLength(4);
});
