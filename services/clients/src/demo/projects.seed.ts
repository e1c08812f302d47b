import type { AgencyService, ProjectState } from '@atrium/contracts';

export interface DemoProject {
  client: string;
  kind: AgencyService;
  name: string;
  /** Days from today to its start. */
  startsIn: number;
  days: number;
  budgetHours: number | null;
  state: ProjectState;
}

type Given = [
  client: string,
  project: [kind: AgencyService, name: string],
  time: [startsIn: number, days: number, budgetHours: number | null],
  state?: ProjectState,
];

const GIVEN: Given[] = [
  ['Marigold Hotels', ['website', 'Marigold booking site'], [-16, 60, 180]],
  ['Marigold Hotels', ['smm', 'Marigold on Instagram'], [-9, 90, 120]],
  ['Kesar Foods', ['ecommerce', 'Kesar online shop'], [-12, 45, 90]],
  ['Kesar Foods', ['smm', 'Kesar festive season'], [-5, 60, 80]],
  ['Lotus Diagnostics', ['dm', 'Lotus health check ads'], [-8, 50, 60]],
  ['Tamarind Kitchen', ['whatsapp', 'Tamarind table reservations'], [-3, 40, 40]],
  ['Greenleaf Organics', ['website', 'Greenleaf catalogue'], [3, 60, 140]],
  ['Marigold Hotels', ['dm', 'Monsoon offers'], [-120, 60, 50], 'completed'],
  ['Kesar Foods', ['website', 'Kesar recipes'], [-40, 120, null], 'on_hold'],
  ['Lotus Diagnostics', ['website', 'Lotus report portal'], [-150, 90, 100], 'completed'],
  ['Tamarind Kitchen', ['smm', 'Tamarind opening week'], [-70, 30, 30], 'completed'],
  ['Greenleaf Organics', ['ecommerce', 'Greenleaf subscriptions'], [-30, 60, null], 'cancelled'],
];

export const DEMO_PROJECTS: DemoProject[] = GIVEN.map(
  ([client, [kind, name], [startsIn, days, budgetHours], state = 'active']) => ({
    client,
    kind,
    name,
    startsIn,
    days,
    budgetHours,
    state,
  }),
);

/** A task that the team shows to the client, days from today to its end, and what the team wrote there. */
type Shared = readonly [title: string, dueIn: number, wrote?: string];

/** What the client whose person signs in to the demo sees of a project, and what that person asks for. */
export const DEMO_SHARED = {
  project: 'Marigold booking site',
  tasks: [
    [
      'Choose the photos of the rooms',
      4,
      'Forty are in the folder. Please tell us the twelve that you like.',
    ],
    ['Read the words of the booking steps', -2],
    ['Try a booking with your front office', 12],
  ] satisfies Shared[] as readonly Shared[],
  answer: 'Numbers 3, 7 and 12 for sure. Rustom looks at the others tomorrow.',
  asked: {
    title: 'Show the rooms in Goa on the first page',
    text: 'Guests ask Celine for them first, and now they are three presses away.',
  },
};
