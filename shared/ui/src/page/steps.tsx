import { Icon } from '../icon/icon.js';

export interface StepsProps {
  /** The purpose of the steps: "Import". */
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  at: number;
  /** Makes the steps already done pressable, where returning to them is possible. */
  onStep?: (place: number) => void;
  /** Those ahead are pressable too. */
  ahead?: boolean;
}

/** Shows progress through a task of several steps. */
export function Steps({ label, steps, at, onStep, ahead = false }: StepsProps) {
  return (
    <ol className="at-steps" aria-label={label}>
      {steps.map((step, place) => (
        <li
          // Two steps can have one name.
          key={place}
          aria-current={place === at ? 'step' : undefined}
          className={place < at ? 'is-done' : ''}
        >
          <span className="at-steps-n" aria-hidden>
            {place < at ? <Icon name="check" size={14} /> : place + 1}
          </span>
          {onStep && (place < at || (ahead && place > at)) ? (
            <button type="button" className="btn btn-link p-0" onClick={() => onStep(place)}>
              {step}
            </button>
          ) : (
            step
          )}
        </li>
      ))}
    </ol>
  );
}
