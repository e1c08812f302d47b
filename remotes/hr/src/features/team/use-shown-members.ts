import { addDays, mondayOf, type TeamMember } from '@atrium/contracts';
import { msg } from '@atrium/sdk';
import { useSearchParams, withValues } from '@atrium/ui';
import { useGetTeamCoverageQuery } from '../../shared/team.api.js';

/** What the figures of a team count, as the list of members shows it. */
const SHOWN = {
  members: msg('Members'),
  in: msg('In now'),
  away: msg('Away today'),
  week: msg('Away this week'),
} as const;
export type ShownMembers = keyof typeof SHOWN;

const isShown = (name: string | null): name is ShownMembers => name !== null && name in SHOWN;

/** Which of the members are shown; the address keeps it. */
export function useShownMembers(teamId: string) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('show');
  const shown = isShown(asked) ? asked : null;
  const { currentData: coverage } = useGetTeamCoverageQuery(teamId, { skip: shown !== 'week' });
  const end = coverage && lastOfWeek(coverage.today);
  const away = new Set(
    coverage?.away
      .filter(({ pending, from }) => !pending && end !== undefined && from <= end)
      .map(({ employee }) => employee.id),
  );
  const isIn: Record<ShownMembers, (member: TeamMember) => boolean> = {
    members: ({ presence }) => presence !== null,
    in: ({ presence }) => presence === 'in' || presence === 'break',
    away: ({ presence }) => presence === 'away',
    week: ({ presence, employee }) => presence !== null && away.has(employee.id),
  };
  const addressOf = (show: ShownMembers | null): string => `?${withValues(params, { show }).toString()}`;
  return {
    label: shown && SHOWN[shown],
    addressOf,
    filter: (members: readonly TeamMember[]) => (shown ? members.filter(isIn[shown]) : [...members]),
    clear: () => setParams((before) => withValues(before, { show: null }), { replace: true }),
  };
}

/** The Sunday of the week of a day. */
function lastOfWeek(day: string): string {
  return addDays(mondayOf(day), 6);
}
