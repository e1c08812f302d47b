import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineArea, defineRecord, type AuditChoices } from '@atrium/contracts';
import { AuditWords, contribute } from '@atrium/platform';
import { createPlatformApp, createTestUser, type PlatformApp } from '@atrium/testing';
import { z } from 'zod';
import { addTexts } from '../words/texts.js';

const PEN = defineRecord({
  kind: 'pen',
  path: 'desk/pens',
  remote: 'desk',
  one: 'Pen',
  many: 'Pens',
  resource: { tab: 'admin', resource: 'users' },
  fields: { ink: { label: 'Ink', schema: z.string() } },
  columns: [
    { key: 'ink', type: 'choice', options: [{ value: 'b', label: 'Blue ink' }] },
    { key: 'owner', title: 'Who has it', type: 'text' },
    { key: 'cap', title: 'Its cap', type: 'text' },
  ],
  auditLabels: { cap: 'Cap' },
});
const DESK = defineArea({ key: 'desk', records: [PEN] });
const PEN_NAMES = new AuditWords({ kind: 'pen', titles: { first: 'The first pen' } });

let platform: PlatformApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-texts-'));
  const texts = {
    hi: { Pen: 'कलम', Pens: 'कलमें', Ink: 'स्याही', 'Who has it': 'किसके पास', 'Blue ink': 'नीली स्याही' },
    ar: {},
  };
  for (const [language, words] of Object.entries(texts))
    await writeFile(path.join(folder, `${language}.json`), JSON.stringify(words));
  addTexts(pathToFileURL(path.join(folder, 'desk.js')).href, '.');
  platform = await createPlatformApp({ providers: [contribute(DESK), contribute(PEN_NAMES)] });
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

test('an area in another folder brings the words of its records to the trail', async () => {
  const client = platform.client(createTestUser('admin'));
  const headers = { 'accept-language': 'hi' };
  const { body } = await client.send<AuditChoices>({ method: 'GET', path: '/api/audit/choices', headers });
  const find = (kind: string) => body.kinds.find((each) => each.kind === kind);
  expect(find('pen')).toMatchObject({
    title: 'कलम',
    fields: { ink: 'स्याही', owner: 'किसके पास', cap: 'Cap' },
    values: { ink: { b: 'नीली स्याही' } },
    titles: { first: 'The first pen' },
  });
  expect(find('list')?.titles['desk.pens']).toBe('कलमें');
});
