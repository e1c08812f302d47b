import { saveFlowSchema, USUAL_STAGES, type TaskFlow } from '@atrium/contracts';
import { asSocial, bodyOf, draftOf, leftStages, successorsOf } from './flow-draft.rules.js';

const flow: TaskFlow = {
  tab: 'socialMediaHandling',
  own: false,
  name: 'Usual flow',
  stages: [...USUAL_STAGES],
  fields: [],
  version: 0,
  mayChange: true,
};

test('a draft of the stages as they are asks nothing; of others it asks where tasks go, by open and closed', () => {
  const usage = {
    items: [
      { stageId: 'backlog', tasks: 3 },
      { stageId: 'done', tasks: 1 },
    ],
  };
  expect(leftStages(flow, draftOf(flow), usage)).toEqual([]);
  const draft = asSocial(draftOf(flow));
  const left = leftStages(flow, draft, usage);
  expect(left.map(({ id, tasks }) => [id, tasks])).toEqual([
    ['backlog', 3],
    ['done', 1],
  ]);
  const labels = left.map((each) => successorsOf(each, draft).map(({ label }) => label));
  expect(labels).toEqual([
    ['Brief', 'Copy', 'Design', 'Review'],
    ['Done', 'Cancelled'],
  ]);
  const told = { ...draft, moves: { backlog: 'social Brief', done: 'social Done' } };
  const body = bodyOf(told, flow);
  expect(body.moves).toEqual([
    { from: 'backlog', to: 0 },
    { from: 'done', to: 4 },
  ]);
  expect(saveFlowSchema.safeParse(body).success).toBe(true);
});
