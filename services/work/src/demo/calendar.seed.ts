import type { CreateEvent } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';

type Who = keyof DemoStaff;

/** An event of the demo company. */
export interface DemoEvent {
  title: string;
  by: Who;
  owner?: 'company';
  /** Days after the Monday of this week. */
  day: number;
  from: string;
  /** Null: a whole day. */
  to: string | null;
  rule?: string;
  guests?: readonly Who[];
  place?: string;
  room?: true;
  more?: Partial<Pick<CreateEvent, 'visibility' | 'busy' | 'state' | 'description' | 'category'>>;
}

export const DEMO_CATEGORIES = [
  'Team meeting',
  'One to one',
  'Client meeting',
  'Shoot',
  'Company',
  'Personal',
];

export const DEMO_ROOM = { name: 'Board room', capacity: 8, place: 'First floor' };

const WORKDAYS = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';

/** What the demo company meets for. */
export const DEMO_EVENTS: readonly DemoEvent[] = [
  {
    title: 'Stand-up of the studio',
    by: 'lead',
    day: -28,
    from: '10:00',
    to: '10:15',
    rule: WORKDAYS,
    guests: ['employee'],
    more: { category: 'Team meeting' },
  },
  {
    title: 'Design review',
    by: 'lead',
    day: -26,
    from: '15:00',
    to: '16:00',
    rule: 'FREQ=WEEKLY',
    guests: ['employee', 'admin'],
    room: true,
    more: { category: 'Team meeting', description: 'Bring the three boards that are furthest along.' },
  },
  {
    title: 'One to one',
    by: 'lead',
    day: -24,
    from: '12:00',
    to: '12:30',
    rule: 'FREQ=WEEKLY;INTERVAL=2',
    guests: ['employee'],
    more: { category: 'One to one' },
  },
  {
    title: 'Town hall',
    by: 'hr',
    owner: 'company',
    day: 3,
    from: '17:00',
    to: '18:00',
    place: 'Roof terrace',
    more: { category: 'Company', description: 'The quarter in numbers, then chai.' },
  },
  {
    title: 'Team outing to Alibaug',
    by: 'hr',
    owner: 'company',
    day: 18,
    from: '00:00',
    to: null,
    more: { category: 'Company', busy: false },
  },
  {
    title: 'Policies: yearly review',
    by: 'hr',
    day: 1,
    from: '11:00',
    to: '12:30',
    guests: ['admin'],
    more: { category: 'Team meeting' },
  },
  {
    title: 'Dentist',
    by: 'employee',
    day: 2,
    from: '09:30',
    to: '10:30',
    place: 'Andheri West',
    more: { category: 'Personal', visibility: 'private' },
  },
  {
    title: 'Shoot at the Goa property',
    by: 'employee',
    day: 8,
    from: '08:00',
    to: '18:00',
    guests: ['lead'],
    more: { category: 'Shoot' },
  },
  {
    title: 'Talk with a new client',
    by: 'admin',
    day: 4,
    from: '14:00',
    to: '15:00',
    guests: ['lead', 'hr'],
    more: { category: 'Client meeting', state: 'tentative' },
  },
];
