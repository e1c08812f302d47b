import type { LabelColour } from '@atrium/contracts';
import { useLabels } from './label.api.js';

/** A label in its colour. */
export function LabelChip({ name, colour }: { name: string; colour: LabelColour }) {
  return (
    <span className={`badge at-h${colour}`}>
      <bdi>{name}</bdi>
    </span>
  );
}

/** A label that is not known yet: it was made a moment ago. */
const GREY: LabelColour = '8';

/** The labels of a task. */
export function LabelChips({ names }: { names: readonly string[] }) {
  const labels = useLabels();
  if (names.length === 0) return null;
  const colours = new Map(labels.map(({ name, colour }) => [name, colour]));
  return (
    <span className="d-inline-flex flex-wrap gap-1">
      {names.map((name) => (
        <LabelChip key={name} name={name} colour={colours.get(name) ?? GREY} />
      ))}
    </span>
  );
}
