import { classNames } from '../class-names.js';

/** One `primary` in a view. `danger` fills only where destroying is the sole purpose. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger-outline' | 'danger';
/** 28 inside a row, 32 in toolbars and headers, 36 in forms and dialogs, 40 on sign-in. */
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
