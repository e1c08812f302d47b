import { formatList, formatNumber, t } from '@atrium/sdk';

/** So many people are named. */
const NAMED = 5;

/** `Asha Rao, Dev Mehta and 3 more`. */
export function namesInWords(names: readonly string[]): string {
  const more = names.length - NAMED;
  return formatList(more > 0 ? [...names.slice(0, NAMED), t('{count} more', { count: more })] : [...names]);
}

interface Changed {
  employee: { name: string };
  days: number;
}

/** `Asha Rao +2, Dev Mehta +1`. */
export const changesInWords = (items: readonly Changed[]): string =>
  namesInWords(
    items.map(
      ({ employee, days }) => `${employee.name} ${formatNumber(days, { signDisplay: 'exceptZero' })}`,
    ),
  );
