import type { PayInput } from '@atrium/contracts';

const NAMES = /[A-Za-z_][\w.]*(?!\w|\.|\s*\()/g;

/** What a value of an explanation is about: `460000/31` is 14838.7096…; null for what is no number. */
export function numberOf(exact: string): number | null {
  const [above = '', below = '1', ...rest] = exact.split('/');
  const value = Number(above) / Number(below);
  return rest.length > 0 || above.trim() === '' || !Number.isFinite(value) ? null : value;
}

/** A formula in which the names that have a value are that value, as people write it. */
export function inNumbers(
  formula: string,
  inputs: readonly PayInput[],
  say: (value: number) => string,
): string {
  const values = new Map(inputs.map(({ name, value }) => [name, numberOf(value)]));
  return formula.replaceAll(NAMES, (name) => {
    const value = values.get(name) ?? null;
    return value === null ? name : say(value);
  });
}
