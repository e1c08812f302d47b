import type { RosterCoverage } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { useGetRosterCoverageQuery } from '../../../shared/work-plan.api.js';
import css from './roster.module.scss';

interface RosterFootProps {
  /** The first day of the week. */
  from: string;
  shown: readonly string[];
}

/** How many of everybody work on each day, and of each team against what it keeps; it fails alone. */
export function RosterFoot({ from, shown }: RosterFootProps) {
  const { currentData } = useGetRosterCoverageQuery({ from });
  if (!currentData) return null;
  const { days, teams } = currentData;
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('Working')}</th>
        {shown.map((date) => (
          <td key={date}>
            <Count day={days.find((each) => each.date === date)} />
          </td>
        ))}
      </tr>
      {teams.map((team) => (
        <tr key={team.id}>
          <th scope="row">
            <bdi>{team.name}</bdi>
          </th>
          {shown.map((date) => (
            <td key={date}>
              <Count day={team.days.find((each) => each.date === date)} />
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

type Day = RosterCoverage['days'][number] & { keeps?: number };

function Count({ day }: { day: Day | undefined }) {
  if (!day) return null;
  const { working, planned, keeps = 0 } = day;
  const away = planned - working;
  const low = working < keeps;
  return (
    <span className={css['covered']} data-low={low || undefined}>
      <span className="at-num">{formatNumber(working)}</span>
      {away > 0 && (
        <small>{t('{count, plural, one {# on leave} other {# on leave}}', { count: away })}</small>
      )}
      {low && <small>{t('keeps {count}', { count: formatNumber(keeps) })}</small>}
    </span>
  );
}
