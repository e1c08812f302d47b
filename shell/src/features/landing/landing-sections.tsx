import { Icon, type IconName } from '@atrium/ui';

interface Point {
  icon: IconName;
  title: string;
  text: string;
}

const WHAT: readonly Point[] = [
  {
    icon: 'clock-play',
    title: 'Attendance',
    text: 'Clock in, take a break, clock out, from a desk or a phone. The day is counted in each person’s own time zone.',
  },
  {
    icon: 'users',
    title: 'Day board',
    text: 'HR and team leaders see who is in, on a break or not there yet. It changes by itself, without a reload.',
  },
  {
    icon: 'id-badge-2',
    title: 'Employees',
    text: 'One record for each person: department, manager, joining date. Invite them from the same place.',
  },
  {
    icon: 'apps',
    title: 'Apps',
    text: 'Each area is an app of its own. Switch one off and it is gone for everybody at once; its data stays.',
  },
];

const FOR_WHOM: readonly Point[] = [
  {
    icon: 'shield-lock',
    title: 'Admins',
    text: 'Start the company, invite people, give each a role, and decide which apps it uses.',
  },
  {
    icon: 'id-badge-2',
    title: 'HR',
    text: 'Keep the employees’ records and follow the whole company’s attendance.',
  },
  { icon: 'users-group', title: 'Team leaders', text: 'See the day of the team without asking around.' },
  { icon: 'user', title: 'Employees', text: 'One page for the day: clock in, see the hours, done.' },
];

const STEPS: readonly Point[] = [
  {
    icon: 'building',
    title: '1. Start the company',
    text: 'Choose a name and a code, and confirm your e-mail.',
  },
  { icon: 'mail', title: '2. Invite people', text: 'Each gets a mail, sets a password and is in.' },
  { icon: 'clock-play', title: '3. Clock in', text: 'Everybody starts their day with one press.' },
  { icon: 'eye', title: '4. See the day', text: 'Who is in stands on the board, as it happens.' },
];

const RELIED_ON: readonly Point[] = [
  {
    icon: 'lock',
    title: 'Companies are kept apart',
    text: 'The database itself refuses to show one company’s rows to another.',
  },
  {
    icon: 'key',
    title: 'Roles are checked twice',
    text: 'What the menu hides, the server refuses as well, for every page and every call.',
  },
  {
    icon: 'phone',
    title: 'At a desk or on a phone',
    text: 'Every page works at any width, by keyboard and with a screen reader.',
  },
  { icon: 'moon', title: 'Light and dark', text: 'It follows your system until you choose.' },
];

/** What the product is and for whom; nothing that is not built. */
export function LandingSections() {
  return (
    <>
      <Section title="What is inside" lead="Switch on what you need." points={WHAT} />
      <Section title="For whom" lead="Everybody finds what is theirs, and nothing else." points={FOR_WHOM} />
      <Section
        title="The first day"
        lead="From nothing to a board full of people, on this site alone."
        points={STEPS}
      />
      <Section
        title="Yours alone"
        lead="Many companies use one Atrium; none sees another."
        points={RELIED_ON}
      />
    </>
  );
}

function Section({ title, lead, points }: { title: string; lead: string; points: readonly Point[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="at-muted">{lead}</p>
      <div className="at-lp-rooms">
        {points.map((point) => (
          <div key={point.title}>
            <Icon name={point.icon} size={20} />
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
