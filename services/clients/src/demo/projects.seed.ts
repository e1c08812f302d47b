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
    ...{ client, kind, name, startsIn, days, budgetHours, state },
  }),
);
