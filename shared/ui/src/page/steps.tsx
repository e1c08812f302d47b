export interface StepsProps {
  /** The purpose of the steps: "Import". */
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  at: number;
}

/** Shows progress through a task of several steps. */
export function Steps({ label, steps, at }: StepsProps) {
  return (
    <ol className="at-steps" aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === at ? 'step' : undefined}
          className={place < at ? 'is-done' : ''}
        >
          <span className="at-steps-n" aria-hidden>
            {place + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
