import { calendarRulesKey } from '@atrium/contracts';
import { formatDate, t, useSetting } from '@atrium/sdk';
import { Card, isDay, Metrics } from '@atrium/ui';
import { countOutcome } from '../new-onboarding.rules.js';
import type { OnboardingForm } from './login-choice.js';
import type { ChosenProject } from './project-choice.js';

interface LedgerProps {
  form: OnboardingForm;
  name: string;
  /** The client that is there already. */
  known: { name: string } | null;
}

/** What will be made, reused and sent, as the form stands. */
export function Ledger({ form, name, known }: LedgerProps) {
  const { leadId, invitesLead, contactIds, kickoffOn: typed, projects } = form.methods.watch() as Watched;
  // A day that is half typed is none yet.
  const kickoffOn = typed && isDay(typed) ? typed : null;
  const logins = contactIds.length + Number(invitesLead);
  const asksOutside = useSetting(calendarRulesKey).value.outsideGuests;
  const guests = kickoffOn && asksOutside ? logins : 0;
  const { made, reused, emails } = countOutcome({
    makesClient: known === null,
    makesContact: leadId !== null && invitesLead,
    logins,
    projects: projects.length,
    hasKickoff: Boolean(kickoffOn),
    guests,
  });
  return (
    <Card title={t('What will happen')}>
      <div className="d-flex flex-column gap-3">
        <Metrics
          label={t('What will happen')}
          items={[
            { label: t('made'), value: made },
            { label: t('reused'), value: reused },
            { label: t('emails'), value: emails },
          ]}
        />
        <ul className="mb-0 ps-3">
          {linesOf({ name, known, leadId, logins, guests, kickoffOn, projects }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="at-muted at-13 m-0">
          {t('All of it or none. If something is wrong nothing stays behind, and no email goes out.')}
        </p>
      </div>
    </Card>
  );
}

interface Watched {
  leadId: string | null;
  invitesLead: boolean;
  contactIds: string[];
  kickoffOn: string | null;
  projects: ChosenProject[];
}

type Lined = Pick<LedgerProps, 'name' | 'known'> &
  Pick<Watched, 'leadId' | 'kickoffOn' | 'projects'> & { logins: number; guests: number };

const linesOf = ({ name, known, leadId, logins, guests, kickoffOn, projects }: Lined): string[] =>
  [
    known ? t('{name} is taken up and active', { name: known.name }) : t('{name} becomes a client', { name }),
    leadId === null ? null : t('The lead is won'),
    ...projects.map((each) => t('{name} starts with its milestones and tasks', { name: each.name })),
    logins > 0 ? t('Portal invitations: {count}', { count: logins }) : null,
    kickoffOn ? t('The kick-off is planned for {date}', { date: formatDate(kickoffOn) }) : null,
    guests > 0 ? t('Invitations to the kick-off: {count}', { count: guests }) : null,
  ].filter((line) => line !== null);
