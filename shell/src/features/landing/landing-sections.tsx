import { t } from '@atrium/sdk';
import { Icon, type IconName } from '@atrium/ui';

interface Point {
  icon: IconName;
  title: string;
  text: string;
}

const aboutPeople = (): readonly Point[] => [
  {
    icon: 'clock-play',
    title: t('Attendance'),
    text: t('Shifts, breaks and overtime, counted in each person’s own time zone. HR sees the day live.'),
  },
  {
    icon: 'beach',
    title: t('Leave'),
    text: t('Balances with their history, holidays, and requests that go to the right person.'),
  },
  {
    icon: 'id-badge-2',
    title: t('Employees'),
    text: t('One record for each person, from the invitation to the last day, with documents and letters.'),
  },
];

const aboutWork = (): readonly Point[] => [
  {
    icon: 'list',
    title: t('Tasks'),
    text: t('Boards, timelines and workload for every team, and the hours behind them.'),
  },
  {
    icon: 'calendar',
    title: t('Calendar'),
    text: t('Events, rooms, leave and deadlines in one calendar, also in the calendar on your phone.'),
  },
  {
    icon: 'filter',
    title: t('Leads and clients'),
    text: t('Every enquiry has an owner and a next action. Duplicates are found while you type.'),
  },
  {
    icon: 'file',
    title: t('Proposals'),
    text: t('Prices with GST, a link to read and sign, and a signed PDF for both sides.'),
  },
  {
    icon: 'apps',
    title: t('Apps'),
    text: t('Each area is a separate app. Switch one off and it disappears for everyone; its data is kept.'),
  },
];

const forWhom = (): readonly Point[] => [
  {
    icon: 'shield-lock',
    title: t('Admins'),
    text: t('Create the company, invite people, give each a role and choose its apps.'),
  },
  {
    icon: 'id-badge-2',
    title: t('HR'),
    text: t('Keep every record, roster and balance in one place, and decide with the facts beside you.'),
  },
  {
    icon: 'users-group',
    title: t('Team leaders'),
    text: t('See who is in, what is late and what waits for you, without asking around.'),
  },
  {
    icon: 'user',
    title: t('Staff and clients'),
    text: t('Staff have one page for the day. Clients have their own portal, and see nothing else.'),
  },
];

const steps = (): readonly Point[] => [
  {
    icon: 'building',
    title: t('1. Create the company'),
    text: t('Choose a name and a code, and confirm your email.'),
  },
  {
    icon: 'mail',
    title: t('2. Invite people'),
    text: t('Each person gets an email, sets a password and is in.'),
  },
  { icon: 'clock-play', title: t('3. Clock in'), text: t('Everyone starts the day with one click.') },
  { icon: 'eye', title: t('4. See the day'), text: t('The day board shows who is in, live.') },
];

const reliedOn = (): readonly Point[] => [
  {
    icon: 'lock',
    title: t('Companies are kept apart'),
    text: t('The database itself never shows one company’s data to another.'),
  },
  {
    icon: 'key',
    title: t('Roles are checked twice'),
    text: t('What the menu hides, the server refuses too, on every page and every call.'),
  },
  {
    icon: 'phone',
    title: t('At a desk or on a phone'),
    text: t('Every page works at any width, by keyboard and with a screen reader.'),
  },
  { icon: 'moon', title: t('Light and dark'), text: t('It follows your system until you choose.') },
];

/** Describes the product and its users; only what is built. */
export function LandingSections() {
  return (
    <>
      <Section
        title={t('What you get')}
        lead={t('Switch on what you need.')}
        points={[...aboutPeople(), ...aboutWork()]}
      />
      <Section
        title={t('Who it is for')}
        lead={t('Everyone sees what they need, and nothing else.')}
        points={forWhom()}
      />
      <Section
        title={t('The first day')}
        lead={t('From sign-up to a full day board, all in Atrium.')}
        points={steps()}
      />
      <Section
        title={t('Private')}
        lead={t('Many companies share Atrium; none can see another.')}
        points={reliedOn()}
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
