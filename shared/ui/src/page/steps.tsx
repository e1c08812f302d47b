export interface StepsProps {
  /** What the steps lead to: "Import". */
  label: string;
  steps: readonly string[];
  /** Place of the present one. */
  at: number;
}

/** Where somebody is in a work of several steps. */
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
