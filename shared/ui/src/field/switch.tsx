import type { ComponentProps } from 'react';

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'onChange' | 'aria-label'
> {
  checked: boolean;
  /** What is on or off. */
  label: string;
  onChange: (checked: boolean) => void;
}

/** Takes effect at once, without a Save button. */
export function Switch({ checked, label, onChange, ...rest }: SwitchProps) {
  return (
    <span className="form-check form-switch at-switch m-0">
      <input
        {...rest}
        className="form-check-input"
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  );
}
