import type { Check } from '../permissions/check.js';

export const EMAIL_CHOICES = ['off', 'now', 'daily'] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];

/** A page that a notification can lead to, for those who may open it while its remote is on. */
export interface NotificationPlace {
  /** Below /{companyCode}: `admin/users`; `/` is the root path. */
  path: string;
  access?: Check;
  remote?: string;
}

export interface NotificationKindRules {
  /** What people choose by: `Somebody accepts my invitation`. */
  title: string;
  group: 'My account' | 'People' | 'Attendance' | 'Apps' | 'Inbox';
  /** About the safety of an account: shown and mailed at once, whatever was chosen. */
  mandatory?: true;
  /** Who may know of it, now: whoever loses it sees these notifications no more. */
  access?: Check;
  /** While a company has this remote off, nobody there sees these notifications. */
  remote?: string;
  /** The first that the person may open is where it leads. */
  places: readonly NotificationPlace[];
  /** By e-mail, until the person chooses. */
  email: EmailChoice;
  /** It has its own menu and is mailed only. */
  ownMenu?: true;
  /** Only the demo company is told of it, so nobody chooses how. */
  sample?: true;
  /** What is told again under one key within so many minutes is told once; an hour unless said otherwise. */
  onceInMinutes?: number;
}

const attendance = { path: 'employee/Attendance', remote: 'hr' } as const;
const readAttendance = { tab: 'hrOperations', resource: 'attendence', action: 'read' } as const;

/** Everything that people are notified of. A service that tells something new adds its kind here. */
export const NOTIFICATION_KINDS = {
  'account.role-changed': {
    title: 'My role changes',
    group: 'My account',
    mandatory: true,
    places: [],
    email: 'now',
  },
  'account.permissions-changed': {
    title: 'My permissions change',
    group: 'My account',
    mandatory: true,
    places: [],
    email: 'now',
  },
  'account.security': {
    title: 'The safety of my account changes',
    group: 'My account',
    mandatory: true,
    places: [{ path: 'employee/Profile' }],
    email: 'now',
  },
  'people.joined': {
    title: 'Somebody accepts my invitation',
    group: 'People',
    places: [
      { path: 'admin/users', access: { tab: 'admin', resource: 'users' } },
      {
        path: 'employee/Management',
        access: { tab: 'hrOperations', resource: 'addEmployee' },
        remote: 'hr',
      },
    ],
    email: 'daily',
  },
  'people.new-manager': {
    title: 'I get another manager',
    group: 'People',
    remote: 'hr',
    places: [attendance],
    email: 'daily',
  },
  'people.new-report': {
    title: 'Somebody starts to report to me',
    group: 'People',
    remote: 'hr',
    places: [attendance],
    email: 'daily',
  },
  'attendance.forgotten': {
    title: 'I forgot to clock out',
    group: 'Attendance',
    remote: 'hr',
    places: [attendance],
    email: 'now',
  },
  'attendance.team-forgotten': {
    title: 'Somebody in my team forgot to clock out',
    group: 'Attendance',
    access: readAttendance,
    remote: 'hr',
    places: [attendance],
    email: 'off',
  },
  'apps.switched': {
    title: 'An app is switched on or off',
    group: 'Apps',
    access: { tab: 'admin', resource: 'apps' },
    places: [{ path: 'admin/apps', access: { tab: 'admin', resource: 'apps' } }],
    email: 'daily',
  },
  'announcement.published': {
    title: 'Something is announced',
    group: 'Inbox',
    places: [{ path: 'announcements' }],
    email: 'daily',
  },
  'message.received': {
    title: 'Somebody writes to me, and I do not read it',
    group: 'Inbox',
    places: [{ path: 'messages' }],
    email: 'daily',
    ownMenu: true,
  },
  'demo.sample': {
    title: 'A colleague of the demo company tells me something',
    group: 'Inbox',
    places: [{ path: '/' }],
    email: 'off',
    sample: true,
  },
} as const satisfies Record<string, NotificationKindRules>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [
  NotificationKind,
  ...NotificationKind[],
];

/** The rules of a kind, also of one that only an earlier or later release knows: then undefined. */
export const kindRules = (kind: string): NotificationKindRules | undefined =>
  (NOTIFICATION_KINDS as Record<string, NotificationKindRules>)[kind];
