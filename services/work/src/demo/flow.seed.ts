import { SOCIAL_STAGES, type OwnField, type SaveFlow, type TaskStage } from '@atrium/contracts';

const FIELDS: readonly Omit<OwnField, 'id'>[] = [
  { label: 'Channel', type: 'choice', options: ['Instagram', 'Facebook', 'YouTube', 'LinkedIn'] },
  { label: 'Goes live', type: 'date', options: [] },
  { label: 'Approver', type: 'person', options: [] },
  { label: 'Boosted', type: 'yesNo', options: [] },
];

/** How the demo company works on social media. */
export const DEMO_FLOW: SaveFlow = {
  tab: 'socialMediaHandling',
  version: 0,
  name: 'Social media',
  moves: [],
  stages: SOCIAL_STAGES.map((stage) => ({
    ...stage,
    id: null,
    wipLimit: stage.label === 'Design' ? 2 : null,
  })),
  fields: FIELDS.map((field) => ({ ...field, options: [...field.options], id: null })),
};

/** The stage of a task in that flow, by its type, unless the next table names it. */
export const DEMO_STAGES: Readonly<Record<TaskStage, string>> = {
  backlog: 'Brief',
  todo: 'Brief',
  in_progress: 'Design',
  review: 'Review',
  done: 'Done',
  cancelled: 'Cancelled',
};
export const DEMO_STAGE_OF: Readonly<Record<string, string>> = {
  'Eight captions for the festive grid': 'Copy',
  'Alt texts in English and Hindi': 'Copy',
  'Mood board for the mithai box': 'Design',
};

/** Own fields of some tasks; `live` in days from today. */
export const DEMO_OWN: Readonly<
  Record<string, { channel: string; live?: number; approver?: 'lead' | 'admin'; boosted?: boolean }>
> = {
  'Cut six reels from the Alibaug shoot': {
    channel: 'Instagram',
    live: 3,
    approver: 'lead',
    boosted: true,
  },
  'Eight captions for the festive grid': { channel: 'Instagram', live: 2, approver: 'lead' },
  'Resize the launch film for stories': { channel: 'Facebook', live: 1, approver: 'admin' },
  'Mood board for the mithai box': { channel: 'LinkedIn', live: 8 },
};
