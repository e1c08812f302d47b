import { classNames } from '../class-names.js';

/** At most one `primary` in a view. `danger` is filled only where destroying is the sole purpose. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger-outline' | 'danger';
/** xs 28 px inside a row, sm 32 in toolbars and headers, base 36 in forms and dialogs, lg 40 on sign-in. */
export type ButtonSize = 'xs' | 'sm' | 'base' | 'lg';

const variantClass: Record<ButtonVariant, string> = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  ghost: 'btn-ghost',
  'danger-outline': 'btn-outline-danger',
  danger: 'btn-danger',
};

export function buttonClass(
  variant: ButtonVariant,
  size: ButtonSize,
  ...more: (string | undefined)[]
): string {
  return classNames('btn', variantClass[variant], size !== 'base' && `btn-${size}`, ...more);
}
