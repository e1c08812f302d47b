import type { Ref } from '@atrium/contracts';
import { formatList, t } from '@atrium/sdk';

const NAMED = 3;

interface GapNamesProps {
  /** What they lack. */
  label: string;
  people: readonly { employee: Ref }[];
}

/** Who lacks the same thing for a file: the first ones by name. */
export function GapNames({ label, people }: GapNamesProps) {
  if (people.length === 0) return null;
  const more = people.length - NAMED;
  const shown = [
    ...people.slice(0, NAMED).map(({ employee }) => employee.name),
    ...(more > 0 ? [t('{count, plural, one {# more} other {# more}}', { count: more })] : []),
  ];
  return (
    <div className="text-warning-emphasis">
      <bdi>{formatList(shown)}</bdi>: {label}
    </div>
  );
}
