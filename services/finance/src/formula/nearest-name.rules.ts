import { closest, distance } from 'fastest-levenshtein';

/** Most letters that two names may differ in to be taken for the same, as a part of the longer one. */
const ALIKE = 0.5;

/** The known name that somebody may have meant; nothing where none is like it. */
export function nearestName(written: string, known: readonly string[]): { nearest?: string } {
  if (known.length === 0) return {};
  const nearest = closest(
    written.toUpperCase(),
    known.map((name) => name.toUpperCase()),
  );
  const name = known.find((each) => each.toUpperCase() === nearest);
  const most = ALIKE * Math.max(written.length, nearest.length);
  return name !== undefined && distance(written.toUpperCase(), nearest) <= most ? { nearest: name } : {};
}
