import type { Lead } from '@atrium/contracts';

const at = '2026-11-20T05:00:00.000Z';

/** An open lead of one who may do everything with it. */
export const LEAD_ROW: Lead = {
  ...{ id: '01890000-0000-7000-8000-0000000000d1', version: 4, archivedAt: null },
  allowedTransitions: ['update', 'move', 'convert', 'archive'],
  ...{
    name: 'Kiran Shah',
    company: 'Kesar Foods',
    emails: ['kiran@kesar.example'],
    phones: ['+919812345678'],
  },
  ...{ source: 'website', sourceName: null, ownerId: null, value: 5_000_000, probability: 25 },
  ...{ expectedClose: null, services: [], serviceNames: {}, city: null, campaign: null },
  ...{
    nextAction: 'Show the plan',
    nextOn: '2099-12-01',
    nextTime: null,
    nextAt: '2099-12-01T04:30:00.000Z',
  },
  ...{ stage: 'contacting', stageKey: 'contacting', stageName: null, stageSince: at, quietSince: at },
  ...{ answerDueAt: null, answeredAt: null, lastActivityAt: null, utm: {}, handedFrom: null, owner: null },
  ...{ given: null, heldFrom: null, lostReason: null, lostReasonName: null, lostNote: null, wonReason: null },
  ...{ client: null, createdAt: at },
};
